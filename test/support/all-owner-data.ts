import { createAllOwnerData } from '#server/all-owner-data.ts'
import { createPaperSealer } from '#server/papers/paper-sealer.ts'
import { testPaperKey } from './paper-key.ts'

/** What an account owns in the database of a test. */
export const allOwnerData = createAllOwnerData(createPaperSealer([testPaperKey]))
