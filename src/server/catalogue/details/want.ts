import type { Queryable } from '../../database/database.ts'

/** Somebody looks at a listing: its page is to be read before others, where that is worth while. */
export async function wantPage(_db: Queryable, _id: string, _now: Date): Promise<void> {}
