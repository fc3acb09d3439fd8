import { type ClauseRecognizer, createPatternRule } from './clause-recognizer.ts'

/** Recognizes sales of less than the whole property. */
export const titleRules: ClauseRecognizer = {
  topic: 'title',
  title: 'O que se compra',
  ask: null,
  mention:
    /direito real|concessao de|habitacao|aforad|foreir|enfiteuse|marinha|\bideal\b|metade|\d% do imovel|direitos? (?:d[oa]|aquisitiv|possessori)|usufruto|fracao ideal|nua[- ]propriedade|cessao|parte ideal|dominio util/,
  rules: [
    createPatternRule(
      /\bdireito real de (?:uso|superficie|habitacao)\b|\bconcessao de (?:direito real de )?uso\b/,
      'use',
      'high',
      'O texto fala em direito de uso, que não é a propriedade inteira. Pergunte no cartório o que se compra e quem precisa autorizar.',
      /\bnao (?:ha|consta|existe|possui)\b/,
    ),
    createPatternRule(
      /\bdireitos (?:aquisitivos|possessorios|d[oe] (?:devedor|fiduciante|executado|promitente))|\bdireitos (?:e acoes )?(?:que [a-z ]{0,40})?sobre o (?:imovel|bem|contrato)|\bcessao d[eo]s? direitos\b/,
      'rights',
      'high',
      'Vendem-se direitos sobre o imóvel, e não a propriedade. Veja na matrícula de quem ele é e o que falta pagar.',
      /\bnao\b|ced(?:er|ida)|vedad|permit|podera|admit|\bcomprador\b/,
    ),
    createPatternRule(
      /\b(?:fracao|parte) ideal (?:de|correspondente a|equivalente a) (?:\d{1,3}(?:,\d+)?%|\d+\/\d+|metade)|\b\d{1,3}(?:,\d+)?% (?:d[oe] )?(?:uma )?(?:fracao|parte) ideal|\bvenda d[ea] (?:fracao|parte) ideal\b|\b(?:\d{1,2}(?:,\d+)?%|metade) (?:d[oe]|ideal d[oe]) imovel\b/,
      'share',
      'high',
      'Vende-se só uma parte do imóvel; o resto é de outra pessoa, com quem ele terá de ser dividido.',
      /\bdo (?:terreno|solo|lote)\b|\bnao\b|\boutr[oa]s? /,
    ),
    createPatternRule(
      /\busufruto\b|\bnua[- ]propriedade\b|\bdireito de habitacao\b/,
      'usufruct',
      'high',
      'Outra pessoa tem o direito de usar o imóvel (usufruto), diz o texto. Veja na matrícula até quando.',
      /\bnao\b|\bsem\b|\blivre|extint|cancelad|eventua|caso|\bse\b|nada consta|inexist/,
    ),
    createPatternRule(
      /\b(?:dominio util|enfiteuse|terreno de marinha|aforad[oa]|foreir[oa])\b/,
      'leasehold',
      'medium',
      'O terreno é foreiro, diz o texto: há foro por ano e laudêmio na transferência. Pergunte quanto e quem autoriza.',
      /\bnao\b|\bcaso\b|\bse\b|eventua/,
    ),
  ],
}
