/** The papers of a sale that are read here. */
export const paperKinds = ['title-record', 'edital'] as const
export type PaperKind = (typeof paperKinds)[number]
