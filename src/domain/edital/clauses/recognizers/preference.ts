import { createCautiousFinding, type ClauseRecognizer, createPatternRule } from './clause-recognizer.ts'

const gone =
  /\b(?:nao (?:ha|havera|existe|se aplica|cabe|tera|tem|terao|possui|exerceu|exerceram|exercera|manifest\w+)|perdeu|perderam|encerrad[oa]|expirad[oa]|inexist\w{1,5}|sem|renunci\w{1,6}|decaiu|extint[oa]|ja (?:foi )?(?:extint|renunciad))\b[^;]{0,60}\b(?:direito de )?preferencia\b|\bpreferencia\b[^;]{0,40}\b(?:nao (?:se aplica|foi exercid\w|exercid\w|cabe)|extint[oa]|renunciad[oa])/

export const preferenceRules: ClauseRecognizer = {
  topic: 'preference',
  title: 'Direito de preferência',
  ask: 'Pergunte se o antigo dono, um inquilino ou um coproprietário ainda pode exercer preferência.',
  mention: /preferencia\b|prelacao|preemp/,
  rules: [
    ({ full }) =>
      gone.test(full)
        ? /\b(?:caso|quando|se (?:nao|[oa]|houver|for|em))\b/.test(full)
          ? createCautiousFinding('medium')
          : {
              kind: 'none',
              risk: 'low',
              explanation: 'A frase afasta o direito de preferência de que fala. Guarde a prova disso.',
            }
        : null,
    ({ full }) =>
      /\b(?:perdeu|perderam|caduc\w+|preclu\w+|decorrid[oa]|expir\w+|encerr\w+|renunci\w+|exerce(?:u|ram)|ja exercid[oa])\b/.test(
        full,
      )
        ? createCautiousFinding('medium')
        : null,
    createPatternRule(
      /\b(?:devedor|fiduciante|mutuario|ex-mutuario|antigo proprietario|executado)\b[^;]{0,160}\bpreferencia\b|\bpreferencia\b[^;]{0,120}\b(?:devedor|fiduciante|mutuario|ex-mutuario|antigo proprietario|executado)\b/,
      'former owner',
      'medium',
      'O antigo devedor pode ficar com o imóvel antes de quem deu o lance, nas condições da frase. A compra só é certa quando esse direito acaba.',
    ),
    createPatternRule(
      /\b(?:locatari[oa]|inquilin[oa])s?\b[^;]{0,160}\bpreferencia\b|\bpreferencia\b[^;]{0,120}\b(?:locatari[oa]|inquilin[oa])s?\b/,
      'tenant',
      'medium',
      'O inquilino pode comprar antes, pelas mesmas condições. Veja se ele já foi avisado e respondeu.',
    ),
    createPatternRule(
      /\b(?:condomino|coproprietari[oa]|conjuge|companheir[oa]|coerdeiro|ascendente|descendente)s?\b[^;]{0,160}\bpreferencia\b|\bpreferencia\b[^;]{0,120}\b(?:condomino|coproprietari[oa]|conjuge|companheir[oa]|coerdeiro|ascendente|descendente)s?\b/,
      'co-owner',
      'medium',
      'Um coproprietário, cônjuge ou parente pode ficar com o imóvel pelas mesmas condições, diz a frase.',
      /\bpreferencia\b[^;]{0,30}\b(?:formato|digital)\b|\bvagas?\b|\bgarage/,
    ),
    createPatternRule(
      /\b(?:tera|tem|assegurad[oa]|garantid[oa]|exercer|exercicio)\b[^;]{0,60}\b(?:direito de preferencia|preferencia (?:na|para|de) (?:aquisicao|compra|arrematacao))\b/,
      'somebody',
      'medium',
      'Alguém tem preferência na compra, diz a frase. Veja quem e até quando.',
    ),
  ],
}
