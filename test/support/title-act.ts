import type { ReadTitleAct } from '#domain/title-records/title-record-acts.ts'

/** An act of a matrícula as the reader of its clauses takes it; the body is folded words. */
export const titleAct = (body: string, more: Partial<ReadTitleAct> = {}): ReadTitleAct => ({
  index: 0,
  number: 'AV-2',
  kind: 'cancellation',
  date: null,
  start: 0,
  end: body.length,
  page: 1,
  key: body,
  body,
  shownAt: at => body[at] ?? ' ',
  registration: '5000',
  bodyStart: 0,
  isVoid: false,
  ...more,
})
