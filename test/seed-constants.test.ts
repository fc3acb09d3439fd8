import { expect, it } from 'vitest'
import { defaultAccountName } from '#contract/account-limits.ts'
import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import { openingSuggestions } from '#domain/consultant/suggest-questions.ts'
import { noExplanation } from '#domain/edital/no-explanation.ts'
import { analyzePrice } from '#domain/analysis/price-analysis.ts'
import { typeNames } from '#domain/property/listing-description.ts'
import {
  curatedLimits,
  curatedListNames,
  highGrossRoiPercent,
  modalitiesByUrgency,
  premiumCities,
  premiumEvaluationCentavos,
} from '#domain/search/curated-lists.ts'
import { searchPresetNames } from '#domain/search/search-presets.ts'
import { states } from '#domain/states.ts'
import { pageSize } from '#web/data/catalogue/list-queries.ts'
import { planLabels } from '#web/features/account/plan-words.ts'
import { maxCompared } from '#web/features/compare/comparison-state.ts'
import { describeAccountFailure, describeSignInFailure } from '#web/features/account/sign-in-failure.ts'
import { describeUrgency } from '#web/features/listing/auction-urgency.ts'
import { describeBankLink } from '#web/features/listing/listing-words.ts'

const now = Date.parse('2026-03-10T12:00:00-03:00')
const badge = (auctionDate: string) => describeUrgency({ auctionDate, modality: 'leilao', gone: false }, now)
const bankLink = (modality: 'leilao' | null) =>
  describeBankLink({ modality } as Parameters<typeof describeBankLink>[0])
const analysis = analyzePrice(11_540_326, 31_500_000)

/** The fixed texts and numbers of the two requirement documents, by the number of their line. */
it.each<readonly [line: string, actual: unknown, value: unknown]>([
  ['22', curatedListNames.roi, 'Alto ROI'],
  ['23', searchPresetNames.ending, 'Encerrando em Breve'],
  ['24', searchPresetNames.premium, 'Localização Premium'],
  ['104', bankLink('leilao'), 'Participar do Leilão'],
  ['104', bankLink(null), 'Participar do Leilão'],
  ['118', Object.values(typeNames), ['Apartamento', 'Casa', 'Terreno', 'Imóvel Rural', 'Comercial']],
  ['126', analysis?.marketValue, 36_225_000],
  ['126', analysis?.idealBid, 32_931_818],
  ['126', analysis?.competition, 'high'],
  ['156', consultantTexts.thinking, 'Analisando sua solicitação...'],
  ['157', consultantTexts.searching, 'Buscando imóveis...'],
  ['161', planLabels.annual, 'Anual'],
  ['161', planLabels.monthly, 'Mensal'],
  ['162', planLabels.none, 'Sem Plano'],
  ['165', badge('2026-03-10T20:00:00-03:00')?.label, 'Hoje'],
  ['165', badge('2026-03-11T20:00:00-03:00')?.label, 'Amanhã'],
  ['166', badge('2026-03-22T20:00:00-03:00')?.label, '12 dias'],
  [
    '234',
    consultantTexts.failure,
    "Desculpe, houve um erro. Tente novamente com termos mais simples como 'casas em SP' ou 'apartamentos até 300k'",
  ],
  [
    '235',
    consultantTexts.panelFailure,
    'Desculpe, houve um erro. Tente novamente ou reformule sua pergunta.',
  ],
  ['236', consultantTexts.searchFailure, expect.stringMatching(/^Não consegui buscar agora\.\.\./)],
  ['237', consultantTexts.quickSearchFailure, 'Erro na busca. Tente novamente.'],
  ['238', consultantTexts.noResults, 'Não encontrei imóveis com esses critérios. Tente ajustar os filtros.'],
  [
    '239',
    consultantTexts.panelNoResults,
    'Nenhum imóvel encontrado com esses critérios. Tente expandir os filtros.',
  ],
  ['241', consultantTexts.databaseFailure, 'Erro na busca. Tente novamente com termos mais simples.'],
  ['242', consultantTexts.unexpected, 'Erro inesperado na busca. Verifique sua conexão.'],
  ['249', pageSize, 30],
  ['251', [curatedLimits.roi, curatedLimits.ending, curatedLimits.premium], [90, 60, 60]],
  ['253', highGrossRoiPercent, 20],
  ['264', consultantTexts.highRoi, 'Alto ROI Detectado'],
  ['266', openingSuggestions.length, 12],
  ['269', [premiumEvaluationCentavos, premiumCities.length], [20_000_000, 20]],
  ['270', modalitiesByUrgency[0], ['leilao']],
  ['270', modalitiesByUrgency[1], ['venda-online']],
  ['287', states.length, 27],
  ['290', maxCompared, 3],
  ['314', defaultAccountName, 'Investidor'],
  ['475', noExplanation, 'Sem resposta'],
  ['484', describeSignInFailure(new TypeError('x')).title, 'Erro no login'],
  [
    '486',
    describeAccountFailure(new TypeError('x'), '').description,
    expect.stringMatching(/^Erro desconhecido/),
  ],
])('line %s is to the letter: %j', (_, actual, value) => {
  expect(actual).toEqual(value)
})
