import { formatPlaceName } from '../property/place-names.ts'
import { createFinding, type SubjectComparison } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'
import { findListedCity, listBankNumbers, readRegistrationNumber } from './title-record-fit.ts'

/** Says that nothing shows whose matrícula was read. */
const unverified = (isNumberMissing: boolean): string =>
  `${isNumberMissing ? 'O texto lido não traz o número' : 'O anúncio não traz o número'}: confira, pelo endereço e pela área, se a matrícula é deste imóvel.`

/** Compares the number of the matrícula with the bank's. */
export const compareRegistration: SubjectComparison = (sources, write) => {
  const numbers = listBankNumbers(sources.listing)
  const stated = sources.titleRecord?.reading.property.registration ?? null
  const own = stated === null ? null : readRegistrationNumber(stated)
  const others = numbers.filter(number => number !== own)
  const row = {
    subject: 'registration',
    title: 'Número da matrícula',
    claims: {
      page: numbers.length === 0 ? [] : [write.page(`Nº ${numbers.join(', nº ')}`)],
      titleRecord: stated === null ? [] : [write.titleRecord(`Nº ${stated}`, { act: 'opening' })],
    },
  } as const
  if (numbers.length === 0 || own === null)
    return [
      createFinding({
        ...row,
        state: numbers.length === 0 && own === null ? 'unanswered' : 'one source',
        weighs: sources.titleRecord !== null && !sources.isDemonstration,
        note: sources.titleRecord === null ? '' : unverified(own === null),
      }),
    ]
  if (!numbers.includes(own))
    return [
      createFinding(
        {
          ...row,
          state: 'contradiction',
          note: 'Pode ser o papel de outro imóvel: nada desta matrícula foi usado no resto do dossiê.',
        },
        {
          questions: ask('registration', [
            'registry',
            `A matrícula nº ${stated ?? own} tem relação com a nº ${numbers.join(', nº ')} (origem, unificação ou renumeração)? Qual delas é a do imóvel da venda?`,
          ]),
        },
      ),
    ]
  return [
    createFinding(
      {
        ...row,
        state: 'agrees',
        weighs: others.length > 0,
        note:
          others.length === 0
            ? ''
            : `A página traz mais de uma matrícula: falta ler a nº ${others.join(', nº ')}, que pode ser a da vaga.`,
      },
      {
        questions:
          others.length === 0
            ? []
            : ask('registration', [
                'registry',
                `O que é a matrícula nº ${others.join(', nº ')} (vaga, depósito, outra unidade)? Peço a certidão dela também.`,
              ]),
      },
    ),
  ]
}

/** Compares the city of the matrícula with the bank's city and its comarca. */
export const compareRegistry: SubjectComparison = (sources, write) => {
  const { listing, titleRecord } = sources
  const { city = null, uf = null } = titleRecord?.reading.property ?? {}
  const office = listing.registryOffice
  const known = city === null ? undefined : findListedCity(listing, city)
  const shown = known ?? city
  const place = [shown === null ? null : formatPlaceName(shown.toUpperCase()), uf].filter(Boolean).join(', ')
  const row = {
    subject: 'registry',
    title: 'Cartório e cidade',
    claims: {
      page: [
        ...(office === null ? [] : [write.page(`Ofício ${office}`)]),
        write.list(`${formatPlaceName(listing.city)}, ${listing.state}`),
      ],
      titleRecord: place === '' ? [] : [write.titleRecord(place, { act: 'opening' })],
    },
  } as const
  if (place === '') return [createFinding({ ...row, state: 'one source' })]
  const sameCity = city === null || known !== undefined
  const sameState = uf === null || uf === listing.state
  if (sameCity && sameState)
    return [createFinding({ ...row, state: city === null ? 'one source' : 'agrees' })]
  return [
    createFinding(
      {
        ...row,
        state: 'contradiction',
        note: sameState
          ? 'A comarca do cartório pode ser outra que a cidade do imóvel: confirme.'
          : 'A matrícula é de outro estado: pode ser o papel de outro imóvel, e nada dela foi usado no resto do dossiê.',
      },
      {
        questions: ask('registry', [
          'registry',
          `O imóvel da venda, em ${formatPlaceName(listing.city)}, ${listing.state}, está mesmo nesta matrícula, que fala em ${place}?`,
        ]),
      },
    ),
  ]
}
