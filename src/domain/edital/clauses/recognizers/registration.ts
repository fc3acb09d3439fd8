import { findCostBearers } from './cost-bearer.ts'
import { capitalizeFirst, type ClauseRecognizer, createPatternRule } from './clause-recognizer.ts'

export const registrationRules: ClauseRecognizer = {
  topic: 'registration',
  title: 'Averbações e regularização',
  ask: 'Compare a construção com a matrícula: o que falta averbar custa tempo e dinheiro.',
  mention: /averba|regulariza|habite|georref|leilao negativo|leiloes negativos|clandestin/,
  bears: /^(?:buyer|seller|negative auction)$/,
  rules: [
    createPatternRule(
      /\baverbacao d[eo]s? leil(?:ao|oes) negativos?\b/,
      'negative auction',
      'medium',
      said =>
        findCostBearers(said.full).buyer === true || /\bcomprador deve realizar\b/.test(said.full)
          ? 'Se os leilões negativos ainda não estão na matrícula, averbá-los cabe a quem compra. Sem isso, o registro da compra espera.'
          : null,
      /\bpode implicar|auxiliar|prazo medio\b/,
    ),
    createPatternRule(
      /\b(?:georreferenciamento|reserva legal|cadastro ambiental rural)\b/,
      'rural',
      'high',
      said =>
        findCostBearers(said.full).buyer === true
          ? 'Em imóvel rural, medir, regularizar e cadastrar é por conta de quem compra.'
          : null,
    ),
    createPatternRule(
      /\b(?:averbacao|averbar|averbacoes|regulariza\w{1,7}|habite-se|retificacao)\b/,
      'buyer',
      'high',
      said => {
        if (
          /\b(?:penhora|hipoteca|gravame|indisponibilidade|onus|leilao negativo|leiloes negativos|emancipacao|debitos?)\b/.test(
            said.full,
          )
        )
          return null
        const { buyer, seller } = findCostBearers(said.full)
        return buyer === true && seller !== true
          ? 'Regularizar ou averbar o que falta (área, construção, cadastro) é por conta de quem compra, com as taxas e o tempo que isso leva.'
          : null
      },
      /\b(?:login|cadastro na receita|orientar|auxiliar|analisar os riscos)\b/,
    ),
    createPatternRule(/\b(?:averbacao|averbar|regulariza\w{1,7}|habite-se)\b/, 'seller', 'low', said => {
      const { buyer, seller } = findCostBearers(said.full)
      return seller === true && buyer !== true
        ? `${capitalizeFirst(said.seller)} faz a regularização de que a frase fala. Pergunte o prazo.`
        : null
    }),
    createPatternRule(
      /\b(?:area|construcao|edificacao|benfeitoria|predio|casa)s? (?:[a-z ]{0,30})?(?:nao (?:consta )?averbad|sem averbac|a averbar|irregular|clandestin)|\bsem habite-se\b|\bnao (?:possui|ha|tem) habite-se\b|\bdivergencia[^;]{0,60}\bmatricula\b/,
      'missing',
      'high',
      'Há área ou construção que não está na matrícula, diz o texto. Veja na prefeitura e no cartório o custo de regularizar.',
      /\b(?:eventual|eventuais|caso|se houver|nao responde\w{0,3}|inss|pode|podera|podem|poderao)\b/,
    ),
  ],
}
