import { foldText } from '../fold-text.ts'
import { formatDecimal } from '../format-figures.ts'
import type { TitleActKind } from '../title-records/title-record-acts.ts'
import type { ClaimWriter, TitlePlace } from './dossier-claims.ts'
import type { DossierListing, DossierSources, DossierTitleRecord } from './dossier-facts.ts'
import {
  citeClaim,
  createFinding,
  type DossierFinding,
  judgeValues,
  type SubjectComparison,
} from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'
import type { DossierClaim } from './dossier-row.ts'

const formatArea = (value: number): string => `${formatDecimal(value, 0, 2)} m²`

/** Areas that differ by at most 1 %, or by a rounding of half a square metre, are the same. */
const isSameArea = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.01 * Math.max(a, b), 0.5)

type Measure = readonly [name: string, value: number | null]
const known = (measures: readonly Measure[]): [name: string, value: number][] =>
  measures.flatMap(([name, value]) => (value === null || value <= 0 ? [] : [[name, value]]))

const writeMeasures = (write: ClaimWriter, measures: readonly Measure[]): DossierClaim[] => {
  const words = known(measures).map(([name, value]) => `${formatArea(value)} ${name}`)
  return words.length === 0 ? [] : [write.list(words.join(', '))]
}

const listActs = (
  titleRecord: DossierSources['titleRecord'],
  kinds: readonly TitleActKind[],
): DossierTitleRecord['acts'] => titleRecord?.reading.acts.filter(({ kind }) => kinds.includes(kind)) ?? []

/** Acts that may measure the land again, or part it. */
const measuringActs: readonly TitleActKind[] = ['amendment', 'split', 'merger', 'other']

/** Where the land's area stands: in the opening, unless an act may have changed it. */
const findLandPlace = (titleRecord: DossierSources['titleRecord']): TitlePlace =>
  listActs(titleRecord, measuringActs).length === 0 ? { act: 'opening' } : {}

/**
 * Finds where the matrícula states the built area: in its only act of construction, else in the opening; `null` when there
 * are several such acts.
 */
function findBuiltPlace(titleRecord: DossierSources['titleRecord']): TitlePlace {
  const [only, ...others] = listActs(titleRecord, ['construction'])
  if (only === undefined) return { act: 'opening' }
  return others.length === 0 ? { act: only.number, page: only.page } : {}
}

const isLand = ({ category }: DossierListing): boolean => category === 'terreno' || category === 'rural'

/** Compares the areas: of a flat its private one, of a house what is built and the land. */
export const compareAreas: SubjectComparison = (sources, write) => {
  const { listing, titleRecord } = sources
  const property = titleRecord?.reading.property
  const isUnit =
    property !== undefined && (property.area !== null || property.landArea !== null)
      ? property.landArea === null
      : listing.landArea === null && !isLand(listing)
  const land = compareLand(sources, write)
  if (isUnit) return [compareUnit(sources, write), ...(listing.landArea === null ? [] : [land])]
  const hasBuilding = !isLand(listing) || (property?.builtArea ?? null) !== null
  return [...(hasBuilding ? [compareBuilt(sources, write)] : []), land]
}

const askAboutArea = (subject: 'area' | 'builtArea' | 'landArea', bank: string, title: number) =>
  ask(
    subject,
    [
      'registry',
      `A matrícula traz ${formatArea(title)}; o anúncio, ${bank}. Há averbação de outra área, ou retificação em andamento?`,
    ],
    ['bank', `Qual área vale na venda: ${bank} do anúncio ou ${formatArea(title)} da matrícula?`],
  )

function compareUnit({ listing, titleRecord }: DossierSources, write: ClaimWriter): DossierFinding {
  const property = titleRecord?.reading.property
  const own = property?.area ?? property?.builtArea ?? null
  const measures: Measure[] = [
    ['privativos', listing.privateArea],
    ['de área total', listing.totalArea],
  ]
  const stated = known(measures)
  const row = {
    subject: 'area',
    title: 'Área da unidade',
    claims: {
      page: writeMeasures(write, measures),
      titleRecord:
        own === null
          ? []
          : [write.titleRecord(formatArea(own), property?.area == null ? {} : { act: 'opening' })],
    },
  } as const
  if (own === null || stated.length === 0)
    return createFinding({
      ...row,
      state: own === null && stated.length === 0 ? 'unanswered' : 'one source',
    })
  const equal = stated.find(([, value]) => isSameArea(value, own))
  if (equal !== undefined)
    return createFinding({
      ...row,
      state: 'agrees',
      note: equal[0] === 'privativos' ? '' : 'O número é o mesmo, com outro nome.',
    })
  const bank = stated.map(([name, value]) => `${formatArea(value)} ${name}`).join(', ')
  const [[name, only]] = stated as [[string, number], ...[string, number][]]
  if (name !== 'privativos' && only > own)
    return createFinding(
      {
        ...row,
        state: 'unanswered',
        note: 'São medidas diferentes: a total inclui a parte comum, e o anúncio não traz a privativa.',
      },
      {
        questions: ask('area', [
          'bank',
          `Qual é a área privativa, se o anúncio traz ${bank} e a matrícula ${formatArea(own)}?`,
        ]),
      },
    )
  return createFinding({ ...row, state: 'contradiction' }, { questions: askAboutArea('area', bank, own) })
}

function compareLand({ listing, titleRecord }: DossierSources, write: ClaimWriter): DossierFinding {
  const own = titleRecord?.reading.property.landArea ?? null
  const stated = listing.landArea ?? (isLand(listing) ? (listing.totalArea ?? listing.privateArea) : null)
  const state = judgeValues([stated, own], isSameArea)
  return createFinding(
    {
      subject: 'landArea',
      title: 'Área do terreno',
      state,
      claims: {
        page: writeMeasures(write, [['de terreno', stated]]),
        titleRecord: own === null ? [] : [write.titleRecord(formatArea(own), findLandPlace(titleRecord))],
      },
    },
    {
      questions:
        state === 'contradiction' && own !== null && stated !== null
          ? askAboutArea('landArea', `${formatArea(stated)} de terreno`, own)
          : [],
    },
  )
}

/** The page itself says that what is built is not in the matrícula. */
const warnsUnrecorded =
  /\b(?:area|construcao|edificacao|benfeitoria|casa|predio|imovel)[^.;]{0,60}(?:nao (?:esta |consta )?averbad|sem averbac|pendente de averbac|a averbar)|\baverbac\w+ da (?:construcao|area)/

function compareBuilt({ listing, titleRecord }: DossierSources, write: ClaimWriter): DossierFinding {
  const property = titleRecord?.reading.property
  const constructions = listActs(titleRecord, ['construction'])
  const own = property?.builtArea ?? null
  const measures: Measure[] = [
    ['privativos', listing.privateArea],
    ['de área total', listing.totalArea],
  ]
  const stated = known(measures)
  const warnings = (listing.bankPage?.warnings ?? []).filter(text => warnsUnrecorded.test(foldText(text)))
  const page = [...writeMeasures(write, measures), ...warnings.map(text => write.page(text))]
  const row = { subject: 'builtArea', title: 'Área construída' } as const
  if (own !== null) {
    const bank = stated.map(([name, value]) => `${formatArea(value)} ${name}`).join(', ')
    const claims = { page, titleRecord: [write.titleRecord(formatArea(own), findBuiltPlace(titleRecord))] }
    if (stated.length === 0) return createFinding({ ...row, claims, state: 'one source' })
    if (stated.some(([, value]) => isSameArea(value, own)))
      return createFinding({
        ...row,
        claims,
        state: warnings.length > 0 ? 'unanswered' : 'agrees',
        note: warnings.length > 0 ? 'Os números são iguais, mas a página avisa que falta averbar.' : '',
      })
    return createFinding(
      { ...row, claims, state: 'contradiction' },
      { questions: askAboutArea('builtArea', bank, own) },
    )
  }
  const [recorded] = constructions
  if (recorded !== undefined)
    return createFinding({
      ...row,
      claims: {
        page,
        titleRecord: [
          write.titleRecord('Há construção averbada, sem uma área que se entenda', {
            act: recorded.number,
            page: recorded.page,
          }),
        ],
      },
      state: 'unanswered',
      note: 'Compare no papel a área do ato com a do anúncio.',
    })
  // When the land was not found, the description was not understood, so a missing building is no finding.
  const isUnrecorded =
    property != null && property.landArea !== null && (stated.length > 0 || warnings.length > 0)
  if (!isUnrecorded)
    return createFinding({ ...row, claims: { page }, state: page.length > 0 ? 'one source' : 'unanswered' })
  const claim = write.titleRecord('Nenhuma construção averbada no que foi lido')
  const built = stated[0] === undefined ? 'a construção' : `${formatArea(stated[0][1])} construídos`
  return createFinding(
    {
      ...row,
      claims: { page, titleRecord: [claim] },
      state: warnings.length > 0 ? 'agrees' : 'contradiction',
      weighs: true,
      note: 'Sem a averbação, no papel só existe o terreno: financiar e revender ficam mais difíceis.',
    },
    {
      questions: ask(
        'builtArea',
        [
          'registry',
          `O que é preciso, e quanto custa, para averbar ${built} (habite-se, CND da obra, planta)? Há averbação depois da certidão lida?`,
        ],
        ['bank', `A construção não está na matrícula: quem a averba, e quem paga?`],
      ),
      openCosts: [{ name: 'Averbação da construção', source: citeClaim(claim) }],
    },
  )
}

/** Compares the number of parking spaces. */
export const compareParking: SubjectComparison = ({ listing, titleRecord }, write) => {
  const own = titleRecord?.reading.property.parkingSpaces ?? null
  const stated = listing.garage
  if (own === null && stated === null) return []
  const state = judgeValues([stated, own], (a, b) => a === b)
  const count = (spaces: number): string =>
    spaces === 0 ? 'Nenhuma vaga' : spaces === 1 ? '1 vaga' : `${String(spaces)} vagas`
  const isOpen = titleRecord !== null && stated !== null && stated > 0 && state !== 'agrees'
  return [
    createFinding(
      {
        subject: 'parking',
        title: 'Vagas de garagem',
        state,
        claims: {
          page: stated === null ? [] : [write.list(count(stated))],
          titleRecord: own === null ? [] : [write.titleRecord(count(own), { act: 'opening' })],
        },
        note:
          isOpen && own === null ? 'A matrícula lida não fala em vaga: ela pode ter matrícula própria.' : '',
      },
      {
        questions: isOpen
          ? ask('parking', [
              'registry',
              `O anúncio fala em ${count(stated).toLowerCase()}: a vaga faz parte desta matrícula, tem matrícula própria ou é de uso comum?`,
            ])
          : [],
      },
    ),
  ]
}
