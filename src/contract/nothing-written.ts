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

/** The fields of a property on the desk before its owner writes anything. */
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

/** The fields of a favorite before its owner writes anything. */
export const nothingWrittenOnFavorite: WorkingFields & { answers: OwnAnswers } = {
  ...nothingWritten,
  answers: {},
}
