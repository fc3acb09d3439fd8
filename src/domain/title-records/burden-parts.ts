import type { MadeBurden } from './title-burdens.ts'
import type { ReadTitleAct } from './title-record-acts.ts'

/**
 * Whether an act names one of several things that a burden is made of: one of three restrictive clauses, the goods or
 * the usufruct of one of two people. What it does not name goes on.
 * @param acts the acts of the matrícula in order
 */
export function namesOneOfSeveral(
  acts: readonly ReadTitleAct[],
  act: ReadTitleAct,
  burden: MadeBurden,
): boolean {
  if (burden.kind === 'restrictive-clauses') return namesOneClause(act, burden)
  if (burden.kind === 'usufruct') return namesOneHolder(acts, act, burden)
  return burden.kind === 'unavailability' && (namesOneOwner(act, burden) || namesOneHolder([], act, burden))
}

const clauseNames = ['inalienab', 'impenhorab', 'incomunicab', 'reversao', 'bem de familia']

/** "Fica cancelada a cláusula de inalienabilidade", where the act put on that of impenhorabilidade, too. */
function namesOneClause({ body }: ReadTitleAct, { made }: MadeBurden): boolean {
  const named = clauseNames.filter(name => body.includes(name))
  const imposed = clauseNames.filter(name => made.body.includes(name))
  return named.length > 0 && !imposed.every(name => named.includes(name))
}

const wordsOf = (text: string): string => text.replace(/[^a-z]+/g, ' ')

/** People whom an act names, each by the first two names: their letters are masked where it is shown. */
function findPeople({ body, shownAt }: ReadTitleAct): { name: string; start: number; end: number }[] {
  const people: { name: string; start: number; end: number }[] = []
  let start = -1
  let end = -1
  for (const { 0: word, index } of body.matchAll(/[a-z]+|[^a-z\s]+/g)) {
    const isHidden = word.length > 1 && /^[a-z]/.test(word) && shownAt(index + 1) === '•'
    if (!isHidden && /^d(?:e|a|o|as|os)$/.test(word) && start >= 0) continue
    if (isHidden) {
      if (start < 0) start = index
      end = index + word.length
    } else if (start >= 0) {
      people.push(personAt(body, start, end))
      start = -1
    }
  }
  if (start >= 0) people.push(personAt(body, start, end))
  return people.filter(({ name }) => name.includes(' '))
}

const personAt = (
  body: string,
  start: number,
  end: number,
): { name: string; start: number; end: number } => ({
  name: wordsOf(body.slice(start, end))
    .split(' ')
    .filter(word => word.length > 2)
    .slice(0, 2)
    .join(' '),
  start,
  end,
})

/** "ANA LIMA e sua mulher BIA LIMA": what stands between the names of two who have something together. */
const together =
  /^[\s,]*(?:\([^)]{0,60}\)[\s,]*)?(?:cpf[^a-z]{0,24})?\be\s+(?:de\s+|d[ao]\s+|s\/?\s?m\.?\s+|sua\s+(?:mulher|esposa)\s+|seu\s+marido\s+)?$/

/** Acts before one in which the death of another holder is looked for. */
const maxActsBetween = 40

/** One of those who have a usufruct together is named and another one, who is alive, is not. */
function namesOneHolder(acts: readonly ReadTitleAct[], act: ReadTitleAct, { made }: MadeBurden): boolean {
  const people = findPeople(made)
  const holders = new Set<string>()
  for (const [at, { name, end }] of people.entries()) {
    const next = people[at + 1]
    if (next === undefined || !together.test(made.body.slice(end, next.start))) continue
    holders.add(name)
    holders.add(next.name)
  }
  if (holders.size === 0) return false
  const said = wordsOf(act.body)
  const gone = acts
    .slice(Math.max(made.index + 1, act.index - maxActsBetween), act.index)
    .filter(({ body }) => /fall?ec|obito|renunc/.test(body))
    .map(({ body }) => wordsOf(body))
  const left = [...holders].filter(name => !gone.some(words => words.includes(name)))
  return left.some(name => said.includes(name)) && !left.every(name => said.includes(name))
}

const whoseGoods = /\bbens\s+d(?:e|os?|as?)\s+([a-z]{2,}\s+[a-z]{2,})/
/** "Os bens da proprietária": no name. */
const calledParty =
  /^(?:proprietari|executad|titular|devedor|reclamad|requerid|referid|mesm|citad|aludid|dit[oa]|re[ua]?\s)/
const ofSeveral = /cpf[^;]{4,200}cpf|bens\s+d[eo]\s[^.;]{3,60}\se\s(?:de\s)?[a-z]{3,}\s[a-z]{3,}/
const cpf = /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g

/** An unavailability of several people's goods of which an act frees one's, or another one's than it names. */
function namesOneOwner({ body }: ReadTitleAct, { made }: MadeBurden): boolean {
  const freed = body.match(cpf) ?? []
  const bound: string[] = made.body.match(cpf) ?? []
  if (freed.length > 0 && bound.length > 0 && !freed.some(one => bound.includes(one))) return true
  const whose = whoseGoods.exec(body)?.[1]
  if (whose === undefined || calledParty.test(whose)) return freed.length > 0 && ofSeveral.test(made.body)
  return !made.body.replace(/\s+/g, ' ').includes(whose.replace(/\s+/g, ' ')) || ofSeveral.test(made.body)
}
