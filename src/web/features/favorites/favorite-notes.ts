import type { NoteEditing } from './note-editing.ts'

/** Returns the first line with text, cut to what a card can show; '' without notes. */
export const firstNoteLine = (notes: string): string =>
  (notes.split('\n').find(line => line.trim() !== '') ?? '').trim().slice(0, 120)

export type NotesState = 'untouched' | 'saving' | 'waiting' | 'saved' | 'refused' | 'apart' | 'gone'

/** Returns the save state of an open note. */
export function readNotesState({
  text,
  sentText,
  base,
  theirs,
  touched,
  kept,
  unsent,
  away,
}: NoteEditing & {
  /** The saved notes; `undefined` when the property is no favorite any more. */
  kept: string | undefined
  /** Whether a mutation of it is unconfirmed. */
  unsent: boolean
  away: boolean
}): NotesState {
  if (kept === undefined) return 'gone'
  if (theirs !== null) return 'apart'
  if (text !== sentText) return 'saving'
  if (unsent) return away ? 'waiting' : 'saving'
  if (sentText !== base) return 'refused'
  return touched ? 'saved' : 'untouched'
}

export const describeNotesState: Record<NotesState, string> = {
  untouched: 'Salva enquanto você escreve',
  saving: 'Salvando…',
  waiting: 'Esperando conexão. O texto está guardado neste aparelho.',
  saved: 'Salvo',
  refused: 'Não foi salvo, mas está guardado neste aparelho. Mude o texto para tentar de novo.',
  apart: 'O texto salvo é outro. O seu está guardado neste aparelho até você escolher.',
  gone: 'Este imóvel não está mais nos favoritos.',
}
