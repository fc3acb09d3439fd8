import type { TitleActKind } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

interface BodySignal {
  kind: TitleActKind
  weight: number
  pattern: RegExp
}
const signal = (kind: TitleActKind, weight: number, source: string): BodySignal => ({
  kind,
  weight,
  pattern: wordsPattern(source, 'g'),
})

const burdenNoun = String.raw`(?:h[iy]poth?ec\w*|penhora\w*|arrest\w+|alienacao fiduciaria|alienad\w+ fiduciari\w+|propriedade fiduciaria|usufruto|indisponibilidade|servidao|clausulas?|restric\w+|locacao|consolidac\w+|premonitoria|\bacao|execucao|onus)`
const endable = 'h[iy]poth?eca|penhora|usufruto|servidao|alienacao fiduciaria|indisponibilidade|arresto'
const deedWords =
  'por|particular|public[ao]|de|da|do|com|e|em|no|a|mutuo|obrigacoes|compra|venda|alienacao|fiduciaria|hipoteca|hipotecaria|garantia|financiamento|pacto|adjeto|unidade|isolada|concluida|imovel|residencial|carater|forca|efeitos?|escriptura|escritura|quitacao|cessao|direitos|doacao|reserva|usufruto|locacao|instrumento|credito|cedula|bancario|terreno|construcao|novacao|divida|aditamento|outras|avencas|parcelamento|direta|urbano|novo|pronto|individual|associativo|empreendimento|sistema|programa|ambito|imobiliario|financeiro|habitacao|minha|casa|vida|sfh|sbpe|sfi|fgts|pmcmv'
/**
 * What is only quoted: the burden of an act before, what a deed is called, what is threatened or foreseen, what the parties
 * are called.
 */
const quotations = [
  String.raw`${burdenNoun}(?:(?!direitos|cancelad|levantad|liberad|permanec)[^.;,]){0,40}(?<![a-z])(?:r|av) ?[.-]? ?\d`,
  String.raw`(?:contrato|instrumento|escrip?tura|cedula)(?:,? (?:${deedWords}))+(?![a-z])`,
  String.raw`sob pena d[eao][^.;]{0,80}`,
  String.raw`\bcancel(?:ad[oa]s?|a-se|ando-se|o|amento)\b[^.;]{0,80}`,
  String.raw`direitos[^.;,]{0,60}(?:fiduciantes?|fiduciaria)`,
  String.raw`(?:suspen\w+|susta\w+|anul\w+|nulidade|pedido|procedimento|inicio|nao)[^.;,]{0,40} consolid\w+`,
  String.raw`fundo de arrendamento(?: residencial)?`,
  String.raw`(?:ex-)?(?:devedor|credor)(?:es|as?)?(?: ?/ ?|-| )?fiduci\w+(?! ?[:-])`,
  String.raw`condominio (?:do )?(?:edificio|residencial|parque|vila|horizontal)|banco hipotecario`,
].map(source => wordsPattern(source, 'g'))

/** Words of one sentence, in which the dots of numbers and of "S.A." are none. */
const sameSentence = (length: number): string =>
  String.raw`(?:[^.;]|\.(?=\S)|(?<=\b(?:s\.a|ltda|art|n|sr|sra))\.){0,${String(length)}}`
const transferVerb = String.raw`(?:vend(?:eu|eram)|(?:re)?transmit(?:iu|iram)|do(?:ou|aram)|permut(?:ou|aram)|arrematou|adjudicou|integraliz(?:ou|aram)|conferi(?:u|ram)|d(?:eu|eram) em pagamento|(?:adquiri(?:u|ram)|adquirid[oa] por|vendid[oa] a|arrematad[oa] por|adjudicad[oa] (?:a|ao)|doad[oa] a|transmitid[oa] (?:a|por)|outorgad[oa] a|havid[oa] por)\b|coube(?:ram)?\b|fic(?:ou|a|aram) pertencendo|fic(?:ou|aram) para|passou a pertencer|foi (?:adjudicad|arrematad|vendid)[oa]|vendem? (?:[oa]|ao) )`
const deed = String.raw`\b(?:deu|deram|dad[oa]|transferi\w+|transfere\w*|transmit\w+|entreg\w+|constitu\w+|oferec\w+|grav\w+)`
const debtWords = String.raw`(?:vencimento|prazo|taxa|juros|divida|debito|saldo|clausula|encargos)`

/** What a body does, in the words that do it: verbs weigh more than names, what stands early more than what stands late. */
const bodySignals: readonly BodySignal[] = [
  signal(
    'cancellation',
    12,
    String.raw`(?:fica(?:m|ndo)?|e|foi|foram|esta) (?:(?:assim|portanto|totalmente|inteiramente|definitivamente|parcialmente|desde ja|ora) )?(?:cancelad|levantad|desconstituid|desonerad|baixad|liberad[oa]s? d|sem efeito|livre d[aeo] (?:h[iy]poth?eca|onus|penhora|gravame|alienacao))|fic\w+ o (?:imovel|bem) livre|(?:averba-se|procede-se|procedo|faco|averbo|para constar|e feit[oa])[^.]{0,90}(?:cancelamento|a baixa|levantamento|liberacao|exclusao d)|(?:averba-se|constar)[^.;]{0,40}extincao d[aeo] (?:h[iy]poth?eca|usufruto|penhora|alienacao|servidao|onus|propriedade fiduciaria|garantia|locacao)|cancel(?:a|o|ando)-?(?:se)?\b|cancelei|levantei|(?:${endable})[^.;]{0,60} (?:foi|fica|ficou|foram|esta)(?: [a-z]+)? (?:extint|cancelad|levantad|baixad)|desconstituid[oa]|anulad[oa]s? [oa]s? |declarad[oa]s? nul[oa]|tornad[oa]s? sem efeito|(?:se|da|dou|dando|da-se|dando-se) (?:a )?(?:baixa|cancela)\b|(?:autoriz|determin|orden|defer|decret)\w*(?:-se)?[^.;]{0,40} (?:o|a) (?:seu )?(?:cancelamento|baixa|levantamento|liberacao|desfazimento|desconstituicao)|liber(?:ou|aram)[^.;]{0,60}(?:h[iy]poth?eca|penhora|garantia|onus|gravame|imovel)|liberad[oa] o (?:bem|imovel)|exting\w+(?:-se)? o usufruto|usufruto[^.;]{0,40}exting\w+-se|extint[oa]s? [oa] (?:usufruto|h[iy]poth?eca|penhora|alienacao fiduciaria|clausula|instituicao)|renunci(?:ou|aram)[^.;]{0,40}(?:usufruto|direito)|distrat(?:ou|aram)|(?:exclu|revog)\w+d[oa] [oa] (?:restric|indisp|clausula)`,
  ),
  signal(
    'cancellation',
    16,
    String.raw`(?:^|[.;:-] ?)(?:cancelamento|levantamento|baixa|liberacao) d[aeo]s? (?:h[iy]poth?eca|penhora|arresto|alienacao|indisponibilidade|usufruto|servidao|clausula|onus|gravame|restric|premonitoria|constric)`,
  ),
  signal(
    'cancellation',
    12,
    String.raw`(?:fica|ficou|ficando|foi|encontra-se|acha-se) (?:[oa]|est[ea]) (?:imovel|bem|unidade)(?: d?est[ea] matricula)? (?:livre d|desonerad|liberad|desembarac)|(?:foi|foram) (?:liberad|desonerad|desembaracad|desvinculad)[oa]s? (?:[oa]s?|est[ea]s?) (?:imove|bem|bens|unidade)|resolv(?:eu|eram|ida|ido)(?:-se)? a propriedade (?:fiduciaria|resoluvel)|cess(?:ou|aram|ad[oa]s?) [oa]s? (?:restric|clausula|gravame|onus|indisp|inalien|impenh|incomun|vinculo)|abri(?:u|ram) mao[^.;]{0,60}(?:usufruto|garantia|h[iy]poth?eca)|(?:desobrig|desvincul|desgrav|exoner|deslig)(?:ou|aram)[^.;]{0,60}(?:imovel|unidade|apartamento|lote)|despoj(?:ou|aram)-se[^.;]{0,60}(?:usufruto|direito)|(?:${endable})[^.;]{0,40} sem (?:mais )?(?:nenhum |qualquer )?efeito|retir(?:a-se|ad[oa]|o) [oa] (?:averbacao|noticia|premonitoria|indisp|constric|restric)|revogad[oa]s? [oa]s? (?:medida|constric|ordem|inalien|impenh)|(?:rescindi(?:d[oa]|u|ram)|resili(?:d[oa]|u|ram))(?: [a-z]+)? [oa]s? (?:locacao|arrendamento|contrato (?:de (?:locacao|arrendamento)|registrad|objeto d)|promessa|compromisso)|(?:autoriz|determin|orden)\w*[^.;]{0,60} (?:o|a) (?:consequente|imediat[oa]|competente|devid[oa]) (?:cancelamento|baixa|levantamento|liberacao)|extincao d[eo] bem de familia|(?:pos|puseram|poe|poem|dando) (?:fim|termo) [ao]s? (?:${endable}|locacao|arrendamento|promessa|compromisso)|extint[oa]s?,? (?:por|pel[oa])(?: [a-z]+){1,6},? [oa]s? (?:${endable}|locacao|arrendamento|onus|gravame)|(?:julgad|declarad|tornad)[oa]s? (?:insubsistente|nul|perempt|caduc|extint|sem efeito)[a-z]{0,2},?(?: em sua [a-z]+,?)? [oa]s? (?:${endable}|sequestro|onus|gravame|constric|garantia)|relaxad[oa]s? [oa]s? (?:${endable}|medida|sequestro|constric)|por (?:find|extint)[oa]s? [oa]s? (?:${endable}|locacao|arrendamento)|(?:liberado|desonerado) d[oa]s? (?:gravame|onus|restric|constric|${endable})`,
  ),
  signal('cancellation', 8, String.raw`^\W*(?:cancelad|levantad|liberad|baixad|desconstituid)[oa]s?\b`),
  signal('cancellation', 11, String.raw`(?:cancelad|levantad)[oa]s? (?:[oa]s? |tod[oa]s )(?!cci\b|cedula)`),
  signal(
    'cancellation',
    6,
    String.raw`cancelad[oa]s?\b(?! [oa]s? (?:cci\b|cedula))|baixad[oa]\b|levantad[oa] a (?:penhora|indisp|constric)`,
  ),
  signal(
    'consolidation',
    17,
    String.raw`consolid(?:a-se|ou-se|ad[oa]|ei)${sameSentence(100)}(?:propr|dominio)|(?:propriedade|dominio)${sameSentence(120)}(?:consolid(?:ou|ad[oa]|a-se)|se consolid\w+)|(?:averba-se|averbada|constar|averbo|procede-se|procedo|procedi)(?: que)?(?: se)?(?:(?!cancel|sob pena)[^.;]){0,70}consolidacao d|(?:propriedade|dominio)[^.;]{0,60}passou (?:a|ao|para|a pertencer)[^.;]{0,20}(?:credor|fiduciari|caixa)`,
  ),
  signal('consolidation', 5, String.raw`consolid(?:acao|ando)[^.;]{0,60}propriedade`),
  signal('transfer', 11, String.raw`${transferVerb}`),
  signal(
    'transfer',
    6,
    String.raw`adq(?:uirent|t)es?(?: ?[.:-])|transmitentes?(?: ?[:-])|vendedor(?:es|as?)?(?: ?[:-])|compradore?s?a?(?: ?[:-])|donatari[oa]s?(?: ?[:-])|adquirid[oa]|vendid[oa]|doad[oa]s?\b|arrematad[oa]|adjudicad[oa]|partilhad[oa]|por compra|usucap|dacao em pagamento|formal de partilha|compra e venda|venda e compra`,
  ),
  signal(
    'fiduciary-lien',
    11,
    String.raw`alien(?:ou|aram|a|am|ad[oa]s?|ando)${sameSentence(220)}fiduciari(?!os? d)|${deed}${sameSentence(140)}(?:alienacao fiduciaria|propriedade (?:fiduciaria|resoluvel)|(?:carater|garantia) fiduciari)|alienad[oa]s? fiduciariamente`,
  ),
  signal('fiduciary-lien', 8, String.raw`(?:devedor(?:es|a)?(?: ?[/-] ?| ))?fiduciantes? ?[:-]`),
  signal('fiduciary-lien', 4, String.raw`alienacao fiduciaria|propriedade fiduciaria`),
  signal(
    'mortgage',
    11,
    String.raw`h[iy]poth?ec(?:ou|aram|ad[oa])|(?:${deed}|inscrip?t[oa])${sameSentence(140)}h[iy]poth?ec|em (?:primeira|1a|segunda|2a|unica)[^.;]{0,40}h[iy]poth?ec`,
  ),
  signal('mortgage', 4, String.raw`h[iy]poth?eca\b|h[iy]poth?ecaria\b`),
  signal(
    'attachment',
    11,
    String.raw`penhorei|penhorou|penhorad[oa]s?|(?:termo|auto|mandado|certidao|averbacao|protocolo|registro) de penhora`,
  ),
  signal('attachment', 5, String.raw`penhora\b`),
  signal('attachment', 4.5, String.raw`exequentes?\b`),
  signal('attachment', 30, String.raw`(?:conversao|converti\w+|convolad[oa])[^.;]{0,60}penhora`),
  signal(
    'pre-judgment-attachment',
    11,
    String.raw`arrestad[oa]|arrestei|(?:decretad[oa]|deferid[oa]|determinad[oa]|mandado de|auto de) (?:o )?(?:arresto|sequestro)|sequestrad[oa]`,
  ),
  signal('pre-judgment-attachment', 5, String.raw`arresto\b|sequestro\b`),
  signal(
    'unavailability',
    11,
    String.raw`(?:decret\w+|comunic\w+|ordem d[eao]|determin\w+|averba-se|procede-se|constar)[^.;]{0,60}indisponib|indisponive(?:l|is)|bloquead[oa] (?:a matricula|o imovel)`,
  ),
  signal('unavailability', 7, String.raw`indisponibilidade|\bc\.?n\.?i\.?b\b`),
  signal(
    'lawsuit-notice',
    10,
    String.raw`premonitoria|art(?:igo|s?\.)? ?(?:828|615-?a)\b|(?:existencia|ajuizamento|admissao|admitid[oa]|ajuizad[oa]|distribuid[oa]|distribuicao|tramita|propost[oa])[^.;]{0,80}(?:\bacao|execucao)|\bacao[^.;]{0,80}(?:propost[oa]|ajuizad[oa])|(?:pedem?|demandam?|pleiteia\w*|requer\w*)[^.;]{0,60}(?:nulidade|anulacao)`,
  ),
  signal(
    'lawsuit-notice',
    5,
    String.raw`\bacao (?:anulatoria|pauliana|reivindicatoria|de (?:nulidade|execucao|cobranca|usucapiao|despejo))`,
  ),
  signal('usufruct', 14, String.raw`(?:vend|do|transmit|institu)[a-z]+ (?:o )?usufruto`),
  signal(
    'usufruct',
    11,
    String.raw`reserv\w+[^.;]{0,80}usufruto|institu\w+[^.;]{0,60}usufruto|vend\w+ o usufruto|usufruto[^.;]{0,60}(?:reservad|pertencendo|instituid)`,
  ),
  signal('usufruct', 5, String.raw`usufruto`),
  signal('easement', 11, String.raw`(?:institu|grav|constitu|conced|estabelec)\w+[^.;]{0,100}servidao`),
  signal('easement', 5, String.raw`servidao`),
  signal(
    'restrictive-clauses',
    13,
    String.raw`grav\w+[^.;]{0,60}(?:clausula|inalien|impenh|incomun)|nao pode(?:ra|rao|m)?\b[^.;]{0,60}(?:vend|alien|remembr|ceder|cedid|alug|onera|locar|locad|transfer|desmembr)|(?:vedad[oa]|proibid[oa])[^.;]{0,80}(?:vend|alien|remembr|cess|alug|loca|transfer|desmembr)|clausulas? (?:vitalicias? )?de (?:inalien|impenh|incomun)|instituiram[^.;]{0,40}bem de familia`,
  ),
  signal('restrictive-clauses', 5, String.raw`inalienabilidade|impenhorabilidade|incomunicabilidade`),
  signal(
    'construction',
    10,
    String.raw`constru(?:id[oa]|iu|iram)|edific(?:ad[oa]|ou|aram)|demoli(?:d[oa]|u|ram)|(?:ampliad|aumentad|acrescid)[oa]s? (?:em|de|a area)|conclu\w+ (?:a obra|as obras|o edif|a constru)|teve sua construcao`,
  ),
  signal('construction', 6, String.raw`(?:averba-se|constar|consta)[^.;]{0,30}(?:construcao|edificacao)`),
  signal('construction', 4, String.raw`construcao|edificacao|habite-se`),
  signal('merger', 10, String.raw`unificad[oa]s|remembrad[oa]s|unificacao d|fusao d|unificar`),
  signal('split', 10, String.raw`desmembrad[oa]|desdobrad[oa]|subdividid[oa]|destac(?:ad[oa]|a-se|ou-se)`),
  signal('split', 5, String.raw`desmembramento|desdobr[oa]\b|loteamento d|lotes do loteamento`),
  signal(
    'condominium',
    10,
    String.raw`institu(?:id[oa]|iu|iram)[^.;]{0,20}condominio|instituicao d[eo] condominio|convencao d[eo] condominio|memorial de incorporacao|lei (?:n[o.]{0,2} ?)?4\.?591`,
  ),
  signal(
    'lease',
    10,
    String.raw`${deed}[^.;]{0,40}(?:locacao|arrendamento)|locador(?:es|as?)? ?[:-]|contrato de (?:locacao|arrendamento)|locou\b|locaram|arrendou|arrendaram|arrendador(?:es|as?)? ?[:-]`,
  ),
  signal('lease', 4, String.raw`locacao|arrendamento`),
  signal(
    'cadastral',
    10,
    String.raw`cas(?:ou|aram)-se|contra(?:iu|iram) (?:matrimonio|casamento|nupcias)|(?:averba-se|constar)[^.;]{0,30}(?:casamento|divorcio|falecimento|obito|separacao)|divorci(?:ou|aram)-se|fall?ec(?:eu|eram|id[oa])|passou a (?:se )?(?:denominar|chamar|assinar|usar|ter|ser)|denomina-se|denominad[oa] atualmente|(?:teve|tiveram)[^.;]{0,20}(?:separacao|divorcio|razao|denominacao)|(?:inscrit[oa]|cadastrad[oa]|lancad[oa])(?: [a-z]+)? (?:na|no|pel[oa]) (?:prefeitura|municip|cadastro|car\b|incra|contribuinte)|nome (?:correct?o|certo)|recebeu o (?:atual )?(?:n[o.]|numero)|inscricao (?:municipal|imobiliaria)|quadra fiscal|(?:numeracao|denominacao|razao social|nome)[^.;]{0,20} (?:alterad[oa]|passou)|cadastr[oa]\w* (?:municipal|ambiental|fiscal)`,
  ),
  signal('cadastral', 7, String.raw`(?:qualificacao|estado civil|nome) d[aeo]`),
  signal(
    'cadastral',
    3,
    String.raw`casamento|divorcio|separacao|obito|denomin|cadastr|inscricao|incra|\bcar\b|ccir|georref|cpf`,
  ),
  signal(
    'amendment',
    10,
    String.raw`(?:termo|instrumento|pelo|do) (?:particular )?(?:de )?(?:adit|re-?ratific|rerratific|retific)|retific(?:a-se|ad[oa]|aram|ou)|aditad[oa]|aditaram|(?:repactu|renegoci)(?:ou|aram|ad[oa])|${debtWords}[^.;]{0,80}(?:prorrogad|alterad|repactuad)|(?:prorrog|alter|incorpor)(?:aram|ou|ad[oa]s?|ando)[^.;]{0,60}${debtWords}`,
  ),
  signal('amendment', 5, String.raw`adita(?:mento)|aditivo|alterad[oa]s?\b`),
  signal(
    'other',
    12,
    String.raw`(?:ced(?:eu|eram|id[oa])|transferi(?:u|d[oa])|caucion(?:ou|ad[oa]))[^.;]{0,60}credito|credito[^.;]{0,120}(?:cedid|transferid|caucionad)|sub-?rog(?:ou|ad|and)|promet(?:eu|eram) (?:a )?(?:vender|comprar)|portabilidade`,
  ),
  signal(
    'other',
    9,
    String.raw`reserva legal|utilizacao limitada|(?:regime|patrimonio) d[ae] afetacao|tombad[oa]|tombamento|constituid[oa]s? em mora`,
  ),
  signal(
    'other',
    26,
    String.raw`foi incorporad[oa] (?:pel[oa]|ao|a|por) |arrolad[oa][^;]{0,120}(?:receita federal|9\.?532)`,
  ),
  signal('other', 7, String.raw`intimad[oa]s?\b|notificad[oa]s?\b|purg(?:ou|aram|ad|acao)|intimacao d`),
  signal(
    'credit-note',
    10,
    String.raw`(?:emiti\w+|emissao)[^.;]{0,80}(?:cedula de credito imobiliario|\bcci\b)|(?:cedula de credito imobiliario|\bcci\b)[^.;]{0,60}emitid`,
  ),
  signal(
    'debt-extinction',
    9,
    String.raw`art(?:igo|s?\.)? ?27,? ?(?:par\w*|§+|\$)? ?5|exoner(?:ou|ando|ad[oa])[^.;]{0,40}(?:devedor|divida|obrigac)`,
  ),
]

const window = 900
/** How much a signal weighs less for each character before it. */
const decay = 1 / 150

/** Spelling before the reform of 1971 that its registries went on with. */
const modernize = (words: string): string =>
  /hypoth|escript|immove|inscript|officia|annos/.test(words)
    ? words
        .replaceAll('immovel', 'imovel')
        .replaceAll('transmitt', 'transmit')
        .replaceAll('escriptur', 'escritur')
        .replaceAll('inscript', 'inscrit')
    : words

/** How much the words of an act that quote nothing speak for each kind. */
export function weighBody(words: string): Map<TitleActKind, number> {
  let said = modernize(words.slice(0, window))
  for (const quotation of quotations) said = said.replace(quotation, found => ' '.repeat(found.length))
  const weights = new Map<TitleActKind, number>()
  for (const { kind, weight, pattern } of bodySignals) {
    // What cancels names what an act before made.
    const text = kind === 'cancellation' ? words.slice(0, window) : said
    pattern.lastIndex = 0
    const found = pattern.exec(text)
    if (found === null) continue
    weights.set(kind, Math.max(weights.get(kind) ?? 0, weight - found.index * decay))
  }
  return weights
}
