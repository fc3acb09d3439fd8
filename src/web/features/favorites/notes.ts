import type { Writing } from './writing.ts'

/** A person's text without what no database can keep: NUL, and halves of characters. */
export const tidyNotes = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '')

/** The first line that says something, as long as a card can show; '' where nothing is noted. */
export const firstLine = (notes: string): string =>
  (notes.split('\n').find(line => line.trim() !== '') ?? '').trim().slice(0, 120)

export type NotesState = 'untouched' | 'saving' | 'waiting' | 'saved' | 'refused' | 'apart' | 'gone'

/** How it stands with the text of an open note. */
export function notesState({
  text,
  said,
  base,
  theirs,
  touched,
  kept,
  unsent,
  away,
}: Writing & {
  /** What the favourite has; `undefined`: it is none any more. */
  kept: string | undefined
  /** A change of it is not confirmed. */
  unsent: boolean
  away: boolean
}): NotesState {
  if (kept === undefined) return 'gone'
  if (theirs !== null) return 'apart'
  if (text !== said) return 'saving'
  if (unsent) return away ? 'waiting' : 'saving'
  if (said !== base) return 'refused'
  return touched ? 'saved' : 'untouched'
}

export const stateWords: Record<NotesState, string> = {
  untouched: 'Salva enquanto você escreve',
  saving: 'Salvando…',
  waiting: 'Esperando conexão. O texto está guardado neste aparelho.',
  saved: 'Salvo',
  refused: 'Não foi salvo, mas está guardado neste aparelho. Mude o texto para tentar de novo.',
  apart: 'O texto salvo é outro. O seu está guardado neste aparelho até você escolher.',
  gone: 'Este imóvel não está mais nos favoritos.',
}
