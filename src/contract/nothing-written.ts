import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import type { OwnLot } from './own-lot-schemas.ts'

type WorkingFields = Pick<
  OwnLot,
  | 'stage'
  | 'notes'
  | 'clientNotes'
  | 'sheet'
  | 'next'
  | 'deposit'
  | 'clients'
  | 'documents'
  | 'version'
  | 'noted_at'
>

/** What a property on the desk has before its owner writes anything about it. */
export const nothingWritten: WorkingFields = {
  stage: null,
  notes: '',
  clientNotes: '',
  sheet: null,
  next: null,
  deposit: null,
  clients: {},
  documents: {},
  version: 0,
  noted_at: null,
}

/** The same of a favorite. */
export const nothingWrittenOnFavorite: WorkingFields & { answers: OwnAnswers } = {
  ...nothingWritten,
  answers: {},
}
