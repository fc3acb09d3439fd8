import { type NameWord, stateCodes } from './name-words.ts'

/** Stems of professions, without the ending of their gender. */
const professions =
  'advogad|medic|professor|pedagog|comerciant|comerciari|lavrador|agricultor|pecuarist|fazendeir|do lar|de prendas|motorista|engenheir|arquitet|servidor|funcionari|bancari|economiari|pedreir|pintor|carpinteir|marceneir|eletricist|mecanic|empresari|estudant|militar|policial|bombeir|costureir|dentist|enfermeir|veterinari|industriari|autonom|vendedor|tecnic|operador|auxiliar|ajudant|assistent|analist|contador|contabilist|corretor|manicure|cabeleireir|sapateir|aposentad|pensionist|desempregad|domestic|cozinheir|garcom|porteir|vigilant|seguranca|gerent|secretari|administrador|ferroviari|metalurgic|musico|jornalist|farmaceutic|psicolog|biolog|quimic|padeir|pescador|taxista|caminhoneir|prendas|diarist|baba|industrial'
const peoples =
  'brasileir|brasi1eir|bras\\.|italian|portugues|alema|japones|corean|libanes|espanhol|holandes|chines|siri[oa]|argentin|uruguai|paraguai|frances|ingles|norte-american|bolivian|angolan|gaucha|nigerian|haitian|venezuelan|colombian|peruan|chilen|cuban|polones|ucranian|russ[oa]|austriac|suic[oa]|belga|turc[oa]|indian|taiwanes|paquistanes|senegales|mocambican|cabo-verdian'
/** The endings of professions; words of places with such endings are excluded. */
const livelihood =
  '(?!interior|anterior|posterior|superior|inferior|exterior|setor|fator|valor|distant|constant|integrant|limit|pertencent|dominant|servient|adjacent|existent|restant|present|referent|seguint|proveni|resultant|oriund|propri|contrari|municip|limitrof|primeir|terceir|situ|onde|entre|ante|durante|mediante)[a-z]{3,}(?:eir[oa]|ist[oa]|d?or|ora|ari[oa]|olog[oa]|graf[oa]|ent[ea]|ant[ea]|triz|nom[oa]|iatra|metra|esa?o?|ense|ian[oa])s?(?: [a-z]{3,}){0,2} ?[,;.)|]'
/** A relation to another person: `, sua mãe`. */
const relation =
  '(?:sua|seu|suas|seus) (?:mae|pai|filh|mulher|espos|marid|irma|net|sogr|cunhad|sobrinh|companheir|procurador|genitor|tutor|curador)'
const described = new RegExp(
  `^["”)]{0,2} ?(?:\\([^)]{0,40}\\) ?)?[,;:(–-]{0,2} ?(?:e s(?:ua|eu) |e s/|s/m|ja |(?:${peoples})|portador|inscrit|cpf|c\\.p\\.f|cic |rg |rg:|r\\.g|ci |c\\.i|cnh|cedula|carteira|casad|solteir|so1teir|divorciad|viuv|separad|desquitad|nascid|natural d|filh[oa] d|menor|maior|qualificad|acima|anteriormente|supra|resident|domiciliad|(?:${professions})|\\d{1,3}(?:,\\d+)?%|falecid|representad|assistid|neste ato|escrevent|oficial|registrador|substitut|tabeli|preposto|oab|crea|crm|juce|interditad|ausente|desaparecid|que se |nest[ea] ato|titular|vulgo|(?:mais |tambem )?conhecid|apelidad|que tambem|titulo (?:de )?eleitor|nis |pis|rani|crnm|rnm|rne |dni|passaporte|identidade|beneficio|cartao|sindic[oa]\\b|irma[os]s?\\b|religios|vigari|capaz|maior|emancipad|assinad|domestic|artesa|cujo nome|${relation}|${livelihood})`,
)

const clearlyDescribed =
  /^, {0,2}(?:brasileir|casad|solteir|viuv|divorciad|separad|portador|inscrit|cpf|rg |maior|menor|residente|natural d)/
const describedAlone = new RegExp(
  `^, {0,2}(?:brasileir|casad[oa]\\b|solteir|viuv[oa]\\b|divorciad|desquitad|menor\\b|liberto|liberta|${professions})`,
)
/** Verbs of people's actions after their names. */
const action =
  /^,? (?:e s[^ ]{2,4} (?:mulher|marido|esposa) )?(?:vende|compr[oa]|doou|doar|comparec|transmit|declar|pass(?:ou|aram) a|volt(?:ou|aram) a|falec|renunci|casou|contrai|adquir|assin|outorg|requere|disse|se mud|inform|nasc)[a-z]*/
const activity =
  '(?:[Ii]nd|[Cc]om|[Ii]mp|[Ee]xp|[Ee]ng|[Pp]art|[Ee]mpr|[Aa]dm|[Ii]nc|[Cc]ons|[Ss]erv|[Tt]rans|[Rr]ep|[Aa]gr|IND|COM|IMP|EXP|ENG|PART|EMPR|ADM|INC|CONS|SERV|TRANS|REP|AGR)'
/** A firm after `e` is not the name before it. */
const otherFirm =
  '(?:CONSTRUT|INCORPORAD|TRANSPORTAD|EMPRESA|BANCO|COMPANHIA|COOPERAT|IMOBILI|IND[UÚ]STRIA|COMERCIAL|FIRMA|SOCIEDADE|AUTO |POSTO|PADARIA|VIA[CÇ][AÃ]O|FRIGOR|Construt|Incorporad|Transportad|Empresa|Banco|Companhia|Cooperat|Imobili|Ind[uú]stria|Comercial|Firma|Sociedade|Auto |Posto|Padaria|Via[cç][aã]o|Frigor)'
const company = new RegExp(
  `^(?:(?:[ \\n]+(?:[–-] )?|, ?(?=${activity}))(?:\\p{Lu}[\\p{L}.]*|&|\\d{1,4}|[Dd][AEOaeo][Ss]?|[eE](?! (?:[AaOo] )?${otherFirm}))){0,8}[ ,\\n–-]*(?<!\\p{L})(?:ltda|LTDA|Ltda|S/A|S\\. ?A|S\\./A|EIRELI|Eireli|SPE|EPP|DTVM|TRUST)(?!\\p{L})`,
  'u',
)
const firmWord =
  /^[ \n](?:cooperativa|companhia|engenharia|empreendimentos|participa[çc][õo]es|securitizadora|metal[úu]rgica|agroindustrial|agropecu[áa]ria|transportes|constru[çc][õo]es|incorpora[çc][õo]es|seguradora|distribuidora|ind[úu]stria|com[ée]rcio|investimentos|advogados|associados|leil[õo]es|im[óo]veis|trust|dtvm)(?!\p{L})/iu
const firmWords = new Set(
  'cooperativa agroindustrial agropecuaria securitizadora metalurgica frigorifico viacao transportadora trust empreendimentos participacoes engenharia seguradora distribuidora'.split(
    ' ',
  ),
)
const soleFirm =
  /^[ ,]*[–-]? ?(?:ME|MEI|EI|EPP)\b|^ ?,? ?(?:[–-] )?(?:produtora? rural|PRODUTORA? RURAL)|^[ ,–-]*(?:firma individual|empres[aá]ri[oa] individual)/
const afterCity = new RegExp(
  `^ ?(?:[-–/,] ?|\\()(?:${stateCodes})\\b|^,? ?(?:em |aos )?\\d{1,2}[º°o]? de [a-zç]{4,9} de|^, ?\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}`,
  'i',
)
const link =
  /^ ?["”]?(?:,|;|\/)? ?(?:e |ou )?(?:(?:sua|seu|de sua|por sua) (?:ex-)?(?:mulher|esposa|esposo|marido|conjuge|companheir[oa]) |s\/m\.?r?\.? ?|a |de |com |d[oa] )?(?:[a-z0-9]\) ?)?["“]?$/
/** The text between two names of a list. */
const listLink =
  /^ ?["”]?(?:,|;)? ?(?:e |ou )?(?:(?:o|a|os|as|sr|sra|dr|dra|dona|d)[.]? )?(?:[a-z0-9]{1,2}\) ?)?["“]?$/

/** Whether the text after a name describes a person: nationality, profession, documents, marital status. */
export const isDescribed = (after: string): boolean => described.test(after)
/** Whether what follows is said of people alone, so that no street or town may precede it. */
export const isClearlyDescribed = (after: string): boolean => clearlyDescribed.test(after.toLowerCase())
/** Whether what follows makes even one unknown word a person's name, unless it stands where towns do and nothing introduces it. */
export const isDescribedAlone = (before: string, after: string, introduced: boolean): boolean =>
  describedAlone.test(after) &&
  (introduced || !/(?:^|[^a-z])(?:d[eao]|em|n[ao]|nest[ae]|para|cidade|capital)[ \n]$/.test(before))
/** Whether the text after a name says what people do in documents: sell, declare, marry, die. */
export const hasActionAfter = (after: string): boolean => action.test(after)
/** Whether a run is the name of a company, by the words after it or one of its own. */
export const isCompany = (after: string, run: readonly NameWord[]): boolean =>
  company.test(after) || firmWord.test(after) || run.some(({ folded }) => firmWords.has(folded))
/** Whether the text after a name says that it is a person's own firm: ME, MEI, produtor rural. */
export const isSoleFirm = (after: string): boolean => soleFirm.test(after)
/** Whether a run begins as people's names do and has none of a company's words. */
export const isLikePerson = (run: readonly NameWord[]): boolean =>
  run.length > 1 &&
  (run[0]!.kind === 'given' || run[0]!.kind === 'initial') &&
  !run.some(({ folded }) => firmWords.has(folded))
/** Whether the text after a name says that it is a city's: a state's abbreviation, or a date. */
export const isCity = (after: string): boolean => afterCity.test(after)
/** Whether the text between two names links people: a comma, `e`, `sua mulher`. */
export const isLinked = (between: string): boolean => link.test(between)
/** Whether the text between two names is that of a list of people. */
export const isListLink = (between: string): boolean => between.trim() !== '' && listLink.test(between)
