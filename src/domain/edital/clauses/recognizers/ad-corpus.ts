import { findCostBearers } from './cost-bearer.ts'
import {
  capitalizeFirst,
  createCautiousFinding,
  type ClauseRecognizer,
  createPatternRule,
} from './clause-recognizer.ts'

export const adCorpusRules: ClauseRecognizer = {
  topic: 'adCorpus',
  title: 'Estado do imóvel e medidas',
  ask: 'Pergunte se a venda é ad corpus e visite o imóvel: medidas e estado podem não ser os do anúncio.',
  mention:
    /ad[ -]?corpus|ad[ -]?mensura|conservacao|vicios|defeitos|dimens|metragem|medidas|diferenca|fotos?\b|imagens|ambienta|contamina|estado (?:em que|fisico)|habitab/,
  rules: [
    createPatternRule(
      /\bvicios?\b[^]*\brespondendo\b/,
      'conditions',
      'high',
      createCautiousFinding('high').explanation,
    ),
    createPatternRule(/\b(?:vicios?|defeitos?|evento d)\b/, 'defects', 'high', said =>
      findCostBearers(said.full).seller === false ||
      /\b(?:renunci|nao (?:podera|cabera|sera|cabe|caberao|podendo)[^;]{0,60}(?:reclama|alega|invoca|abatimento|aleg)|sem (?:direito a )?reclama|isent)/.test(
        said.full,
      )
        ? `${capitalizeFirst(said.seller)} não responde por defeitos${/\b(?:ocult|redibit)/.test(said.full) ? ', mesmo escondidos' : ''}, diz a frase. O conserto fica com quem compra.`
        : null,
    ),
    createPatternRule(
      /\b(?:danos? ambienta|contaminacao|desmatamento|passivo ambiental)/,
      'environment',
      'high',
      said =>
        findCostBearers(said.full).seller === false || findCostBearers(said.full).buyer === true
          ? `Dano ambiental ou contaminação não é por conta de quem vende, diz a frase. Em terreno ou imóvel rural, investigue antes.`
          : null,
    ),
    createPatternRule(
      /\bad[ -]?corpus\b/,
      'ad corpus',
      'medium',
      'Venda ad corpus: vale o imóvel como ele é. Se a medida real for outra, o preço não muda.',
      /\bnao\b[^;,]{0,40}\bad[ -]?corpus/,
    ),
    createPatternRule(
      /\bad[ -]?mensura\b/,
      'ad mensuram',
      'low',
      'Venda ad mensuram: a medida conta no preço. Confira o que a frase permite pedir.',
      /\bnao\b/,
    ),
    createPatternRule(
      /\b(?:diferencas?|divergencias?)\b[^;]{0,100}\b(?:dimens\w{1,4}|areas?|metragem|medidas)\b/,
      'difference',
      'medium',
      said =>
        /\b(?:nenhuma|nao)\b/.test(said.full)
          ? 'Diferença de medida ou de cômodos não dá direito a desconto nem a desfazer a compra, diz a frase.'
          : null,
    ),
    createPatternRule(
      /\bestado (?:fisico )?(?:geral )?(?:de )?(?:[a-z]{1,14} e (?:de )?)?(?:conservacao|em que se encontr|fisico)[^;]{0,40}\bencontr|\bno estado em que se encontr/,
      'as it is',
      'medium',
      'O imóvel é vendido no estado em que está; reforma e reparo ficam com quem compra, salvo o que a frase diga.',
      null,
      true,
    ),
    createPatternRule(
      /\b(?:estado precario|sem condicoes de habitabilidade|sem habitabilidade|depredad[oa]|em ruinas?|construcao inacabada|risco de desabamento|estado ruim)\b/,
      'bad',
      'high',
      'O texto avisa que o imóvel está em mau estado. Peça um orçamento de obra antes da proposta.',
      /\bnao\b/,
    ),
    createPatternRule(
      /\b(?:averiguar|verificar|vistoriar|constatar)\b[^;]{0,60}\bconservacao\b|\bvisita\w{0,4}\b[^;]{0,60}\bestado\b/,
      'check',
      'medium',
      'Conferir o estado do imóvel cabe a quem compra, antes da proposta.',
      null,
      true,
    ),
    createPatternRule(
      /\b(?:fotos?|fotografias|imagens)\b[^;]{0,60}\b(?:ilustrativ|enunciativ|meramente|simplesmente)/,
      'photos',
      'low',
      'As fotos e a descrição são só ilustração: não valem como promessa.',
    ),
  ],
}
