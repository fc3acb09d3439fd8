import type { TitleBurdenKind } from '../title-records/title-burdens.ts'

/** How a kind of burden is written within sentences. */
interface BurdenWords {
  /** `a penhora` */
  noun: string
  /** The cost that it leaves open. */
  cost: string
  /** How bank page and edital name it, folded. */
  mention: RegExp
}

export const burdenWords: Readonly<Record<TitleBurdenKind, BurdenWords>> = {
  'fiduciary-lien': {
    noun: 'a alienação fiduciária',
    cost: 'Baixa da alienação fiduciária',
    mention: /\balienacao fiduciaria\b/,
  },
  mortgage: {
    noun: 'a hipoteca',
    cost: 'Baixa da hipoteca',
    mention: /\bhipotec/,
  },
  attachment: {
    noun: 'a penhora',
    cost: 'Baixa da penhora',
    mention: /(?<!im)\bpenhora/,
  },
  'pre-judgment-attachment': {
    noun: 'o arresto',
    cost: 'Baixa do arresto',
    mention: /\b(?:arresto|sequestro)/,
  },
  unavailability: {
    noun: 'a indisponibilidade',
    cost: 'Baixa da indisponibilidade',
    mention: /\bindisponib/,
  },
  usufruct: {
    noun: 'o usufruto',
    cost: 'Fim do usufruto, ou o que ele tira do valor',
    mention: /\busufrut/,
  },
  easement: {
    noun: 'a servidão',
    cost: 'O que a servidão tira do valor',
    mention: /\bservidao|\bservidoes/,
  },
  'restrictive-clauses': {
    noun: 'as cláusulas restritivas',
    cost: 'Cancelamento das cláusulas restritivas',
    mention: /\b(?:inalienab|impenhorab|incomunicab|clausulas? restritiv)/,
  },
  'lawsuit-notice': {
    noun: 'o aviso de ação na Justiça',
    cost: 'Desfecho da ação na Justiça e baixa do aviso',
    mention:
      /\b(?:acao|acoes) (?:judicia|de execucao|civil|anulatoria|revisional)|\bpremonitoria\b|\bprocesso judicial\b/,
  },
  lease: {
    noun: 'a locação registrada',
    cost: 'Locação registrada: saída do inquilino, ou aluguel a receber',
    mention: /\b(?:locacao|locad[oa]|alugad[oa]|inquilin)/,
  },
  'other-burden': {
    noun: 'o ônus',
    cost: 'Baixa do ônus',
    mention: /\bgravame|\bonus reais?\b|\btombad|\btombamento/,
  },
}

/** Says outright that there is no burden. */
export const freeOfBurdens =
  /\blivres? (?:e (?:desembaracad|desonerad)[oa]s? )?(?:e desembaracad[oa]s? )?d[eo] (?:quaisquer |qualquer |todos os )?(?:onus|gravames?)|\bnada consta\b|\bnao (?:ha|existem?|constam?|possui) (?:quaisquer |qualquer |registro de )?(?:onus|gravames?|penhoras?)/

/** Denies what follows it in the same sentence. */
const denial =
  /\b(?:sem|nao (?:ha|existem?|constam?|possui|recaem?)|livres? de|inexist\w*|cancelad[oa]s?)\b[^.;]{0,60}$/

/** Whether a sentence states a burden of the kind: names it, and neither denies it nor leaves it open. */
export function namesBurden(folded: string, kind: TitleBurdenKind): boolean {
  const found = burdenWords[kind].mention.exec(folded)
  if (found === null) return false
  return (
    !denial.test(folded.slice(0, found.index)) &&
    !/\b(?:eventua\w*|caso|se houver|porventura|podera?o?|verificar|averiguar|pesquisar|consultar)\b/.test(
      folded,
    )
  )
}

/** Ends a word in the gender and number of the kind's name: as cláusulas are canceladas, o arresto cancelado. */
export const inflect = (stem: string, kind: TitleBurdenKind): string => `${stem}${readArticle(kind)}`

/** The article of the kind's name, which is its pronoun, too. */
export const readArticle = (kind: TitleBurdenKind): string =>
  /^[ao]s?/.exec(burdenWords[kind].noun)?.[0] ?? 'o'

/** Chooses a verb's number by the kind's name: cláusulas are many. */
export const conjugate = (kind: TitleBurdenKind, one: string, many: string): string =>
  burdenWords[kind].noun.startsWith('as ') ? many : one
