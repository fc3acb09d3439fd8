import { type ClauseRecognizer, createPatternRule } from './clause-recognizer.ts'

export const participationRules: ClauseRecognizer = {
  topic: 'participation',
  title: 'Quem pode participar',
  ask: null,
  mention: /participar|adquirir|impedid|vedad|lances?\b|emancipad|estrangeir/,
  rules: [
    createPatternRule(
      /\b(?:impedid[oa]s?|nao (?:podem|podera|poderao|pode) (?:participar|adquirir|oferecer|dar|arrematar|ofertar)|vedad[oa]s? (?:a|ao)?[^;]{0,30}(?:participacao|participar|aquisicao|dar lances?)|proibid[oa]s? de (?:participar|adquirir|arrematar))\b/,
      'barred',
      'medium',
      'Algumas pessoas não podem comprar. Veja se a frase inclui você ou um parente.',
      /\b(?:suspens|bloqueio|provisori|por tempo|desistencia|nao se aplica|comissao|impedid[oa] de participar de)|aos? que nao|inadimpl|\bfgts\b/,
    ),
    createPatternRule(
      /\bpodem participar\b|\bpodera participar\b|\bpoderao (?:participar|oferecer lances|arrematar|ofertar)/,
      'open',
      'low',
      'A frase diz quem pode participar. Confira se você se enquadra.',
      /\bnao po/,
    ),
  ],
}
