import { readTitleRecord } from '#domain/title-records/read-title-record.ts'

/** How a burden stands; `open`: in force or doubtful, either will do. */
export type State = 'ended' | 'in force' | 'doubtful' | 'open'

const before = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.
AV-1/5.000 - Em 10/05/2010. PENHORA. Mandado da 1ª Vara, processo 0001111-22.2004.8.26.0001, exequente BANCO TESTE S.A.
R-2/5.000 - Em 10/05/2010. HIPOTECA em favor do BANCO TESTE S.A., dívida de R$ 10.000,00.
R-3/5.000 - Em 10/05/2010. ALIENAÇÃO FIDUCIÁRIA à CAIXA ECONÔMICA FEDERAL, dívida de R$ 20.000,00.
AV-4/5.000 - Em 10/05/2010. INDISPONIBILIDADE. CNIB 201801.1010.00440011-IA-010, processo 0002222-33.2015.5.02.0001.
AV-5/5.000 - Em 10/05/2010. PREMONITÓRIA. Art. 828 do CPC, execução 0003333-44.2016.8.26.0001, movida por FULANO LTDA.
AV-6/5.000 - Em 10/05/2010. PENHORA. Termo da 2ª Vara, processo 0004444-55.2017.8.26.0002, exequente CONDOMÍNIO TESTE.
AV-7/5.000 - Em 10/05/2010. CÉDULA DE CRÉDITO IMOBILIÁRIO. Emitida a CCI 123, do crédito do R-3.
R-8/5.000 - Em 10/05/2010. USUFRUTO. Reservado por ANA TESTE PROVA.`

/** Reads a matrícula of seven burdens with further acts from AV-9 on. */
const readAfter = (...acts: string[]) =>
  readTitleRecord(
    [before, ...acts.map((words, at) => `AV-${String(at + 9)}/5.000 - Em 10/05/2020. ${words}`)].join('\n'),
  )

/** How further acts leave a burden. */
export function burdenAfter(act: string, ...acts: string[]): Exclude<State, 'open'> {
  const found = readAfter(...acts).burdens.find(burden => burden.act === act)
  return found?.inForce === false ? 'ended' : found?.inForce === true ? 'in force' : 'doubtful'
}

/** The states that will do. */
export const statesOf = (state: State): string[] => (state === 'open' ? ['in force', 'doubtful'] : [state])

const opening = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.`

/** The burdens after acts ("R …", "AV …"), which are numbered and a year apart, each with its act and how it stands. */
export const burdensAfter = (...acts: string[]): string[] =>
  readTitleRecord(
    [
      opening,
      ...acts.map((act, at) =>
        act.replace(/^(R|AV) /, `$1-${String(at + 1)}/5.000 - Em 10/05/20${String(10 + at)}. `),
      ),
    ].join('\n'),
  ).burdens.map(
    ({ act, kind, inForce }) =>
      `${act} ${kind} ${inForce === null ? 'doubtful' : inForce ? 'in force' : 'ended'}`,
  )

/** How the burdens of acts stand after them: `+` in force, `-` ended, `?` doubtful. */
export const signsAfter = (acts: readonly string[]): string =>
  burdensAfter(...acts)
    .map(line => (line.endsWith('in force') ? '+' : line.endsWith('ended') ? '-' : '?'))
    .join('')
