import { type Recogniser, when } from '../rule.ts'

export const preferenceRules: Recogniser = {
  topic: 'preference',
  title: 'Direito de preferência',
  ask: 'Pergunte se o antigo dono, um inquilino ou um coproprietário ainda pode exercer preferência.',
  mention: /preferencia|prelacao|preemp/,
  rules: [
    when(
      /\b(?:nao (?:ha|havera|existe|se aplica|cabe|tera)|inexist\w{1,5}|sem|renunci\w{1,6}|decaiu|extint[oa]|ja (?:foi|exercid))\b[^;]{0,60}\b(?:direito de )?preferencia\b|\bpreferencia\b[^;]{0,40}\b(?:nao (?:se aplica|foi exercid\w|exercid\w|cabe)|extint[oa]|renunciad[oa])/,
      'none',
      'low',
      'A frase afasta o direito de preferência de que fala. Guarde a prova disso.',
    ),
    when(
      /\b(?:devedor|fiduciante|mutuario|ex-mutuario|antigo proprietario|executado)\b[^;]{0,160}\bpreferencia\b|\bpreferencia\b[^;]{0,120}\b(?:devedor|fiduciante|mutuario|ex-mutuario|antigo proprietario|executado)\b/,
      'former owner',
      'medium',
      'O antigo devedor pode ficar com o imóvel antes de quem deu o lance, nas condições da frase. A compra só é certa quando esse direito acaba.',
    ),
    when(
      /\b(?:locatari[oa]|inquilin[oa])\b[^;]{0,160}\bpreferencia\b|\bpreferencia\b[^;]{0,120}\b(?:locatari[oa]|inquilin[oa])\b/,
      'tenant',
      'medium',
      'O inquilino pode comprar antes, pelas mesmas condições. Veja se ele já foi avisado e respondeu.',
    ),
    when(
      /\b(?:condomino|coproprietari[oa]|conjuge|companheir[oa]|coerdeiro|ascendente|descendente)s?\b[^;]{0,160}\bpreferencia\b|\bpreferencia\b[^;]{0,120}\b(?:condomino|coproprietari[oa]|conjuge|companheir[oa]|coerdeiro|ascendente|descendente)s?\b/,
      'co-owner',
      'medium',
      'Um coproprietário, cônjuge ou parente pode ficar com o imóvel pelas mesmas condições, diz a frase.',
      /\bpreferencia\b[^;]{0,30}\b(?:formato|digital)\b/,
    ),
    when(
      /\b(?:tera|tem|assegurad[oa]|garantid[oa]|exercer|exercicio)\b[^;]{0,60}\b(?:direito de preferencia|preferencia (?:na|para|de) (?:aquisicao|compra|arrematacao))\b/,
      'somebody',
      'medium',
      'Alguém tem preferência na compra, diz a frase. Veja quem e até quando.',
    ),
  ],
}
