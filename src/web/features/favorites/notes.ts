/** A person's text without what no database can keep: NUL, and halves of characters. */
export const tidyNotes = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '')

/** The first line that says something, as long as a card can show; '' where nothing is noted. */
export const firstLine = (notes: string): string =>
  (notes.split('\n').find(line => line.trim() !== '') ?? '').trim().slice(0, 120)

export type NotesState = 'untouched' | 'saving' | 'waiting' | 'saved' | 'refused' | 'gone'

/** How it stands with the text of an open note. */
export function notesState({
  text,
  begun,
  said,
  kept,
  unsent,
  away,
}: {
  /** In the field. */
  text: string
  /** When it was opened. */
  begun: string
  /** What was last handed on. */
  said: string
  /** What the favourite has; `undefined`: it is none any more. */
  kept: string | undefined
  /** A change of it is not confirmed. */
  unsent: boolean
  away: boolean
}): NotesState {
  if (kept === undefined) return 'gone'
  if (text !== said) return 'saving'
  if (unsent) return away ? 'waiting' : 'saving'
  if (said === begun && text === begun) return 'untouched'
  return kept === said ? 'saved' : 'refused'
}

export const stateWords: Record<NotesState, string> = {
  untouched: 'Salva enquanto você escreve',
  saving: 'Salvando…',
  waiting: 'Esperando conexão. O texto está guardado neste aparelho.',
  saved: 'Salvo',
  refused: 'Não foi salvo. Mude o texto para tentar de novo.',
  gone: 'Este imóvel não está mais nos favoritos. Copie o texto se ainda precisar dele.',
}
