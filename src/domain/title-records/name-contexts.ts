import { stateCodes } from './name-words.ts'

/** Words beside a name that say whether it is a person's. All are tried on short folded pieces of the text. */
const role =
  'propriet|nu-propriet|transmit|adquir|adqte|devedor|coobrigad|executad|fiduciant|doador|donatari|usufrutuari|vendedor|comprador|outorg|promitent|promissari|cedent|cessionari|inventariant|inventariad|herdeir|meeir|viuv|legatari|testador|conjuge|espos|mulher|marido|companheir|convivent|genitor|pai|mae|irmao|irma|net|sobrinh|procurador|advogad|avalist|fiador|garantidor|anuent|arrematant|leiloeir|depositari|perit|juiz|desembargador|oficial|official|escrevent|substitut|registrador|tabeli|notari|titular|escriva|diretor|gerente|engenheir|arquitet|agrimensor|testemunha|interpret|curador|tutor|locatari|locador|comodatari|comodante|caucion|instituidor|beneficiari|fideicomiss|superficiari|reclamant|requerid|autor|reu|socio|socia|administrador|sindic|prefeito|solicitant|interessad|nome|vizinh|confrontant|cliente|mutuari|contratant|contribuint|preposto|intimad|notificad|separand|divorciand|varao|virago|declarant|signatari|assinant|responsavel|leia-se|le-se|se le'
/** Roles that companies and public bodies have as often as people. */
const weakRole =
  'credor|exequent|requerent|interveniente|emitent|reclamad|hipotecant|alienante|por|com|entre|contra'
const modifier =
  '(?: (?:fiduciant|fiduciari|substitut|autorizad|designad|interin|juramentad|judicial|judiciari|oficial|public|federal|de direito|titular|maior|vendedor|comprador|anuent|garantidor|quitante|municipal|delegad|tecnic|civil|agronom|agrimensor|de secretaria|usufrutuari|donatari|executad|do 1|menores?|filhos?)[a-z]*)*'
const phrases =
  'casad[oa]s?[^.;:]{0,60} com|(?:matrimonio|uniao estavel|casou-se|nupcias|casamento)[^.;:]{0,40} com|(?:divorcio|separacao|bens|casal)(?: do casal)? (?:de|por)|filh[oa]s? d[eoa]|em nome d[eoa]|em face d[eoa]|a favor d[eoa]|em favor d[eoa]|(?:requerimento|pedido|solicitacao) d[eoa]|(?:movid|promovid|ajuizad|requerid|firmad|assinad|emitid|subscrit|lavrad|feit|representad|assistid|deixad|conferid|digitad|expedid)[oa]s?(?: digitalmente)? (?:por|pel[oa]|a)|espolio d[eoa]|sucessor(?:es)? d[eoa]|falec(?:imento|id[oa])(?: [oa])?(?: d[eoa])?|obito d[eoa]|(?:terras|propriedade|casa|imovel|predio(?: \\d+)?|lote \\d+) d[eoa]|passa(?:ndo|ou) a (?:assinar|chamar)(?:-se)?|nome de (?:solteir[oa]|casad[oa])|(?:conhecid[oa]|tratad[oa]) (?:como|por)|confronta(?:ndo)?[^.;:]{0,40} com|(?:outro|um|lado|direit[oa]|esquerd[oa]|fundos|norte|sul|leste|oeste) com|ao (?:norte|sul|leste|oeste)|(?:vend|doou|doad|doaram|transmit|alien|cede|partilh|adjudic|cabendo|avos|restantes|atribu)[^.;:]{0,40} a|venderam|vendeu|doou|doaram|(?:intimad|notificad)[oa] [oa]|eu,?|\\(a\\)'
const joint =
  '[ ]?(?:\\([a-z]{1,3}\\))?[ ]?[:;,–-]{0,2} ?(?:(?:o|a|os|as|sr|sra|srs|senhor|senhora|dr|dra|doutor|doutora|bel|bela|dona|d|exmo|exma|mm)[.]?[ ]){0,4}(?:[a-z0-9]{1,2}[).] ?)?["“]?$'

const strongBefore = new RegExp(`(?:^|[^a-z])(?:(?:${role})[a-z]{0,5}${modifier}|${phrases})${joint}`)
const colonBefore = new RegExp(`(?:^|[^a-z])(?:${role})[a-z]{0,5}${modifier}[ ]?[:–-]{1,2} ?$`)
const weakBefore = new RegExp(`(?:^|[^a-z])(?:(?:${weakRole})[a-z]{0,3}${modifier})${joint}`)

const professions =
  'advogad|medic|professor|pedagog|comerciant|comerciari|lavrador|agricultor|pecuarist|fazendeir|do lar|de prendas|motorista|engenheir|arquitet|servidor|funcionari|bancari|economiari|pedreir|pintor|carpinteir|marceneir|eletricist|mecanic|empresari|estudant|militar|policial|bombeir|costureir|dentist|enfermeir|veterinari|industriari|autonom|vendedor|tecnic|operador|auxiliar|ajudant|assistent|analist|contador|contabilist|corretor|manicure|cabeleireir|sapateir|aposentad|pensionist|desempregad|domestic|cozinheir|garcom|porteir|vigilant|seguranca|gerent|secretari|administrador|ferroviari|metalurgic|musico|jornalist|farmaceutic|psicolog|biolog|quimic|padeir|pescador|taxista|caminhoneir|prendas|diarist|baba|industrial'
const peoples =
  'brasileir|brasi1eir|bras\\.|italian|portugues|alema|japones|corean|libanes|espanhol|holandes|chines|siri[oa]|argentin|uruguai|paraguai|frances|ingles|norte-american|bolivian|angolan|gaucha'
const described = new RegExp(
  `^["”)]{0,2} ?(?:\\([^)]{0,40}\\) ?)?[,;:(–-]{0,2} ?(?:e s(?:ua|eu) |e s/|s/m|ja |(?:${peoples})|portador|inscrit|cpf|c\\.p\\.f|cic |rg |rg:|r\\.g|ci |c\\.i|cnh|cedula|carteira|casad|solteir|so1teir|divorciad|viuv|separad|desquitad|nascid|natural d|filh[oa] d|menor|maior|qualificad|acima|anteriormente|supra|resident|domiciliad|(?:${professions})|\\d{1,3}(?:,\\d+)?%|falecid|representad|assistid|neste ato|escrevent|oficial|registrador|substitut|tabeli|preposto|oab|crea|crm|juce|interditad|ausente|desaparecid|que se |nest[ea] ato|titular)`,
)

const company =
  /^(?:[ ,\n]+(?:[–-] )?(?:[A-ZÀ-Ý][\p{L}.]*|&|\d{1,4}|d[aeo]s?|e)){0,8}[ ,\n–-]*\b(?:ltda|LTDA|Ltda|S\/A|S\.A|S\.\/A|EIRELI|Eireli|SPE\b|EPP\b)/u
const soleFirm = /^[ ,]*[–-]? ?(?:ME|MEI|EI)\b|^[ ,–-]*(?:firma individual|empres[aá]ri[oa] individual)/
const afterCity = new RegExp(
  `^ ?(?:[-–/,] ?|\\()(?:${stateCodes})\\b|^,? ?(?:em |aos )?\\d{1,2}[º°o]? de [a-zç]{4,9} de|^, ?\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}`,
  'i',
)
const link =
  /^ ?["”]?(?:,|;|\/)? ?(?:e |ou )?(?:(?:sua|seu|de sua|por sua) (?:ex-)?(?:mulher|esposa|esposo|marido|conjuge|companheir[oa]) |s\/m\.?r?\.? ?|a |de |com |d[oa] )?(?:[a-z0-9]\) ?)?["“]?$/

export const isIntroduced = (before: string): boolean => strongBefore.test(before)
export const isIntroducedByColon = (before: string): boolean => colonBefore.test(before)
export const isMentioned = (before: string): boolean => weakBefore.test(before)
export const isDescribed = (after: string): boolean => described.test(after)
export const isCompany = (after: string): boolean => company.test(after)
export const isSoleFirm = (after: string): boolean => soleFirm.test(after)
export const isCity = (after: string): boolean => afterCity.test(after)
export const isLinked = (between: string): boolean => link.test(between)
