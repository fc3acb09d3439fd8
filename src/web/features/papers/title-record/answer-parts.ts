import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'

/** A burden of a matrícula that was read. */
export type Burden = TitleRecordAnswer['burdens'][number]
/** An act of it, as a range of its text. */
export type Act = TitleRecordAnswer['acts'][number]
