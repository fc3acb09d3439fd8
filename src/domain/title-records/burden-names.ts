import type { TitleBurdenKind } from './title-burdens.ts'

/** What a kind of burden is called wherever it is shown. */
export const burdenNames: Readonly<Record<TitleBurdenKind, string>> = {
  'fiduciary-lien': 'Alienação fiduciária',
  mortgage: 'Hipoteca',
  attachment: 'Penhora',
  'pre-judgment-attachment': 'Arresto',
  unavailability: 'Indisponibilidade',
  usufruct: 'Usufruto',
  easement: 'Servidão',
  'restrictive-clauses': 'Cláusulas restritivas',
  'lawsuit-notice': 'Aviso de ação na Justiça',
  lease: 'Locação registrada',
  'other-burden': 'Outro ônus',
}
