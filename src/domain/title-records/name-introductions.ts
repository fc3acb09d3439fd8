/** Words before a name that say whether it is a person's. All are tried on short folded pieces of the text. */
const role =
  'propriet|nu-propriet|transmit|adquir|adqte|devedor|coobrigad|executad|fiduciant|doador|donatari|usufrutuari|vendedor|comprador|outorg|promitent|promissari|cedent|cessionari|inventariant|inventariad|herdeir|meeir|viuv|legatari|testador|conjuge|espos|mulher|marido|companheir|convivent|genitor|pai|mae|irmao|irma|net|sobrinh|procurador|advogad|avalist|fiador|garantidor|anuent|arrematant|leiloeir|depositari|perit|juiz|desembargador|oficial|official|escrevent|substitut|registrador|tabeli|notari|titular|escriva|diretor|gerente|engenheir|arquitet|agrimensor|testemunha|interpret|curador|tutor|locatari|locador|comodatari|comodante|caucion|instituidor|beneficiari|fideicomiss|superficiari|reclamant|requerid|autor|reu|socio|socia|administrador|sindic|prefeito|solicitant|interessad|nome|vizinh|confrontant|cliente|mutuari|contratant|contribuint|preposto|intimad|notificad|separand|divorciand|varao|virago|declarant|signatari|assinant|responsavel|filh|lancador|licitant|porteir|zelador|possuidor|posseir|ocupant|arrendatari|arrendador|parceir|foreir|enfiteut|sogr|cunhad|falecid|finad|de cujus|sucessor|cotist|quotist|acionist|avaliador|agente|apresentant|conferent|digitador|interventor|autoriza|designad|funcionari|servidor|economiari|corretor|medic|substabelecid|srs|sras|leia-se|le-se|se le'
/** Roles that companies and public bodies have as often as people. */
const weakRole =
  'credor|exequent|requerent|interveniente|emitent|reclamad|hipotecant|alienante|por|com|entre|contra'
const modifier =
  '(?: (?:habilitad|ajudante|delegatari|fiduciant|fiduciari|substitut|autorizad|designad|interin|juramentad|judicial|judiciari|oficial|public|federal|de direito|titular|maior|vendedor|comprador|anuent|garantidor|quitante|municipal|delegad|tecnic|civil|agronom|agrimensor|de secretaria|do trabalho|eleitoral|estadual|criminal|usufrutuari|donatari|executad|do 1|menores?|filhos?)[a-z]*)*'
const phrases =
  'casad[oa]s?[^.;:]{0,60} com|(?:matrimonio|uniao estavel|casou-se|nupcias|casamento)[^.;:]{0,40} com|(?:divorcio|separacao|bens|casal)(?: do casal)? (?:de|por)|filh[oa]s? d[eoa]|em nome d[eoa]|em face d[eoa]|a favor d[eoa]|em favor d[eoa]|(?:requerimento|pedido|solicitacao) d[eoa]|(?:movid|promovid|ajuizad|requerid|firmad|assinad|emitid|subscrit|lavrad|feit|representad|assistid|deixad|conferid|digitad|expedid)[oa]s?(?: digitalmente)? (?:por|pel[oa]|a)|[a-z]{3,14}(?:ad|id)[oa]s?(?: digitalmente| eletronicamente| de forma digital)? (?:por|pel[oa])|espolio d[eoa]|(?:inventario|arrolamento)(?: dos bens)? d[eoa]|estirpe d[eoa]|substabelecid[oa]s? d[eoa]|(?:inquilin|possuidor|vizinh|morador)[a-z]* [oa]|comparec[a-z]{1,6}|sucede[a-z]{1,4}(?:-lhes?)?|(?:coube|couberam|cabe|cabem|pertence[a-z]*) (?:a|ao)s?|(?:intim|notific|cit)(?:ar|ei|aram|ados?|adas?)|(?:recados?|aviso|contato|tratar) com|assinou|compareceu|propriedade plena em|dra?[.]|bela?[.]|doutora?|(?:sucess(?:ao|or|ores)|herdeir[oa]s?) d[eoa]s?|falec(?:imento|id[oa])(?: [oa])?(?: d[eoa])?|obito d[eoa]|(?:terras|propriedade|casa|imovel|predio(?: \\d+)?|lote \\d+) d[eoa]|pass(?:ando|ou|aram) a (?:assinar|chamar)(?:-se)?|nome de (?:solteir[oa]|casad[oa])|(?:conhecid[oa]|tratad[oa]) (?:como|por)|confronta(?:ndo)?[^.;:]{0,40} com|(?:outro|um|lado|direit[oa]|esquerd[oa]|fundos|norte|sul|leste|oeste) com|ao (?:norte|sul|leste|oeste)|(?:vend|doou|doad|doaram|transmit|alien|cede|partilh|adjudic|cabendo|avos|restantes|atribu)[^.;:]{0,40} a|venderam|vendeu|doou|doaram|(?:intimad|notificad)[oa] [oa]|eu,?|\\((?:as?|ass|aa)\\.?\\)'
const joint =
  '[ ]?(?:\\([a-z]{1,3}\\))?[ ]?[:;,–-]{0,2} ?(?:(?:o|a|os|as|sr|sra|srs|senhor|senhora|dr|dra|doutor|doutora|bel|bela|dona|d|exmo|exma|revmo|revma|des|cel|cap|eng|enga|prof|profa|padre|pe|frei|madre|irma|ma|me|mm)[.]?[ªº]?[ ]){0,4}(?:[a-z0-9]{1,2}[).] ?)?["“]?$'

/** Roles cut short, before a colon. */
const shortRole =
  '(?:vded|vend|comp|compr|adq|adqt|adqte|transm|transmte|dev|devs|tab|escr|ofic|of|subst|proc|test|tests|outorg|exec|exeq|reqte|reqdo|reqda|propr|inv|herd|usufr|doad|donat|fiad|aval)'
/** Words that tell who does something, as their endings say, before a colon: `segundo lançador:`. */
const agent =
  '(?!estado|mercado|cred|intervenient|exequent|incorporador|construtor|emitent)[a-z]{3,14}(?:dor|dora|dores|doras|tor|tora|tores|nte|ntes|eir[oa]s?|ari[oa]s?|iad[oa]s?|tad[oa]s?)'
const strongBefore = new RegExp(
  `(?:^|[^a-z])(?:(?:${role})[a-z]{0,5}${modifier}|${phrases})${joint}|(?:^|[^a-z])(?:${agent}|${shortRole}\\.?) ?:[-–]? ?$`,
)
const colonBefore = new RegExp(
  `(?:^|[^a-z])(?:${role})[a-z]{0,5}${modifier}[ ]?[:–-]{1,2} ?$|\\((?:as?|ass|aa)\\.?\\) ?$`,
)
const weakBefore = new RegExp(`(?:^|[^a-z])(?:(?:${weakRole})[a-z]{0,3}${modifier})${joint}`)

const kin =
  'filh[oa]s?(?:[- ](?:unic|menor|mai?s velh)[a-z]*)?|net[oa]s?|espos[oa]|mulher|marido|companheir[oa]|conjuge|mae|pai|genitora?|irm[ao]s?|sogr[oa]|cunhad[oa]|viuv[oa]|vizinh[oa]|porteir[oa]|zelador[a]?|inquilin[oa]|herdeir[oa]s?|finad[oa]|(?:viuv[oa]|pai|mae|irmao?s?|espos[oa]|mulher|filh[oa]s?|net[oa]s?|sogr[oa]) d[eoa]|avos? (?:matern|patern)[oa]s?|nascida|casad[oa] com(?: [oa])?|(?:conhecid|tratad|chamad)[oa] (?:por|como)|escrevente|oficiala?|tabeliao?|testemunhas?|perit[oa]|leiloeir[oa]|inventariante|curadora?|tutora?|vulgo|alcunha(?: de)?|apelido(?: de)?|(?:aviso|recados?) com'
/** What stands before the name of one person or several, though the name be of one word that nobody knows. */
const aloneBefore = new RegExp(
  `(?:^|[^a-z/])(?:(?:${kin})${modifier} ?:? ?,? ?\\(?(?:(?:o|a|os|as|sr|sra|srta|dona|d|seu)[.]? ){0,2}|(?:sr|sra|srs|sras|srta|dona|donas|senhora?|sinha(?: moca| velha)?) ?[.]? ?(?:dra? ?[.] ?)?|filh[oa]s? d[eoa] [^.;:]{0,40} e d[eoa] )["“'‘]?$`,
)
/** What introduces several people at once. */
const manyBefore = new RegExp(
  `(?:^|[^a-z])(?:(?:${role})[a-z]{0,5}s${modifier}|srs|sras|senhores|senhoras|partes|compareceram|venderam|doaram|foram (?:intimad|notificad|citad)[oa]s) ?[.]? ?[:–-]{0,2} ?(?:(?:os|as|srs|sras|senhores|senhoras|a)[.]? ?){0,2}$`,
)
/** An honour behind its article is a person's: `pelo Padre João`, but `a Marechal Deodoro`, which is a street. */
const honouredBefore =
  /(?:^|[^a-z])(?:o|do|ao|pelo|no|revmo\.?|exmo\.?|sr\.?) (?:padre|pe|frei|coronel|cel|capitao|cap|major|maj|tenente|ten|sargento|sgt|cabo|sd|general|marechal|desembargador|monsenhor|conego|ministro|deputado|vereador|prefeito|comendador|professor|prof|engenheiro|eng|pastor|dom)(?: pm)?\.?[ºo°]? $|(?:^|[^a-z])(?:a|da|pela|na|revma\.?|exma\.?|sra\.?) (?:madre|irma|professora|profa?|vereadora|deputada|prefeita|desembargadora|ministra|engenheira|enga|pastora)\.?[ªa]? $/
const honour =
  /(?:presidente|governador|senador|coronel|marechal|general|padre|barao|visconde|duque|dom|frei|santo) $/
const placeBefore = /(?<!propriedade|plena|dominio|posse|parte|usufruto|casou-se|bens|direitos) em $/

export const isIntroduced = (before: string): boolean =>
  strongBefore.test(before) || honouredBefore.test(before)
export const isIntroducedByColon = (before: string): boolean => colonBefore.test(before)
/** Whether even one unknown word is a person's name here. */
export const isIntroducedAlone = (before: string): boolean => aloneBefore.test(before)
export const introducesMany = (before: string): boolean => manyBefore.test(before)
export const isMentioned = (before: string): boolean => weakBefore.test(before)
/** Whether the words before are an honour that streets and towns have too. */
export const isHonoured = (before: string): boolean => honour.test(before)
/** Whether a name stands where places stand: `em Honorato Gurgel`. */
export const isAtPlace = (before: string): boolean => placeBefore.test(before)
