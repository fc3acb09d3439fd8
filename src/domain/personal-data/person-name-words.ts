const listWords = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Folded given names that are common in Brazil, of several generations. */
export const givenNames = listWords(`
brunhilde teodomiro theodomiro zozimo iolita salome eustaquio ataliba nereu hermogenes astrogildo ubiracy yacy jeremias zacarias malaquias josias tobias isaura
ze juca chico zeca tonho zico abdul abel abelardo abilio abraao acacio adail adair adalberto adalgisa adao adelaide adelia adelino adelmiro adelson ademar ademir ademilson
adenilson adilson adolfo adriana adriane adriano afonso agata agenor agnaldo agostinho aguinaldo aida ailton alair alan alberto albertina
alceu alcides alcina aldair aldo alessandra alessandro alex alexandra alexandre alfredo alice alicia aline alipio aloisio aluisio almir altair
altamir alvaro alzira amadeu amalia amanda amancio amaro amauri amelia amelio americo amilton ana anabela analia anastacio anderson andre andrea
andreia andressa angela angelica angelina angelo anita anna anselmo antenor antonia antonieta antonio aparecida aparecido apolonio arcanjo
argemiro ari aristides arlete arlindo armando armindo arnaldo arno artur arthur assis astolfo augusta augusto aurea aurelia aurelio
avelino barbara bartolomeu beatriz belmiro benedicta benedicto benedita benedito benicio benjamin bento berenice bernadete bernardino
bernardo bianca boaventura breno bruna bruno caetano caio camila camilo candida candido carla carlos carlota carmela carmelita carmem carmen
carolina caroline cassia cassiano cassio catarina caua cecilia celeste celestino celia celina celio celso cesar cesario cezar cibele cicera
cicero cintia cinthia cirilo ciro clara clarice clarissa claudete claudia claudinei claudio claudionor cleber cleide cleiton clelia clemente
cleonice cleusa clodoaldo clotilde clovis constantino cora cosme creusa crisostomo crispim cristian cristiana cristiane
cristiano cristina custodio cynthia dagmar daiane dalva damiao daniel daniela daniele danielle danilo dario davi david debora decio deise
dejanira delfim delfina denis denise deocleciano deoclecio deolinda diana diego dilma dilson dinah dina dinis diogenes diogo dionisio dirce dirceu
djalma dolores domicio domingas domingos donizete donizeti dora doralice dorgival dorival douglas dulce dulcineia durval eder edgar edgard edilene
edilson edimar edinaldo edite edith edivaldo edmar edmilson edmundo edna ednaldo edneia edson edu eduarda eduardo edvaldo edviges edwiges efigenia
egidio elaine elcio elen eleonora eleuterio elenice eli elia eliana eliane elias elidia eliel elieser eliete eliezer elis elisa elisabete
elisabeth elisangela eliseu elizabete elizabeth elizeu ellen eloa eloi eloisa elpidio elsa elson elton elvira elza elzira emanuel emanuela
emerson emilia emiliano emilio enedina eneias enio enoque enrico enzo epaminondas eraldo erica erick erico erika ermelinda ernani ernestina ernesto
esmeralda estela ester esther estevao euclides eugenia eugenio eulalia eulina eunice eurico euripedes eusebio eva evaldo evandro evangelina
evaristo evelyn everaldo everton ezequiel fabia fabiana fabiane fabiano fabio fabricio fatima fausto felicia feliciano felicio felipe
felisberto felix fernanda fernando fidelis filipe filomena firmino flavia flaviano flavio florencio floriano florinda florisvaldo francelino francine
francisca francisco franklin frederico gabriel gabriela gabrielle galdino gaspar gaudencio gema genesio genilda genilson genival genoveva
geovana geovani geraldina geraldo germano gerson gertrudes gervasio getulio giancarlo gianluca gil gilberto gilda gilmar gilson gilvan giovana giovani
giovanna giovanni gisela gisele giselle gislaine giuseppe glaucia glauco gleice godofredo goncalo grace graciela graziela gregorio
guilherme guilhermina guiomar gustavo hamilton haroldo hebe heber hector hedwig heinz heitor helder helen helena helio heloisa helton henrique herbert
hercilia hercilio hermelinda herminia herminio hermes hilario hilda hildebrando hildegard hiroshi honorato honorio horacio horst hortencia hugo
humberto iago
iara icaro ida idalina ieda ignacio igor ilda ildefonso ilma ilza inacia inacio ines inocencio iolanda iracema iraci irene irineu iris
irma isaac isabel isabela isabella isadora isaias isaltina isaura isidoro isis ismael ismenia israel italo itamar iuri ivan ivana ivanete
ivani ivanilda ivete ivo ivone ivonete izabel izaura jaci jacinta jacinto jacira jackson jaco jacob jacqueline jadir jadson jaime jair jairo
jamil jamile janaina jandira jane janete janice janio januario jaqueline jarbas jean jefferson jeferson jeremias jeronimo jessica jesuino
jesus joana joanna joao joaquim joaquina joel joelma joice jonas jonatas jonathan jordana jorge jorgina jose josefa josefina josiane josias josue
joyce
jozefa juarez jucelino juliana juliane juliano julia julieta julio junior juraci jurandir jurema jussara justina justino juvenal karen karina karine
karla katia
kazuo keila kelly kenji kim klaus laercio lais larissa laura laureano laurinda laurindo lauro lazara lazaro lea leandro leandra leda leia leila lelia
leliane leni lenilda leo leocadia leoncio leonardo leonel leonice leonidas leonilda leonor leopoldina leopoldo leticia levi lia lidia lidiane liana
licinio ligia
lilia lilian liliana liliane lina lino livia lizandra lorena loreni lorenzo lourdes lourenco lourival luan luana lucas lucca lucelia lucia luciana
luciane luciano lucila lucilia lucinda lucio lucrecia lucy ludmila luis luisa luiz luiza luzia luzinete
magali magda magela magno maicon maira maisa manoel manuel manuela mara marcela marcelino marcello marcelo marcia marciano marcilio marcio marco
marcondes marcos marcus
margareth margarete margarida maria mariana mariane mariangela mariano marilda marilena marilene marilia marilza marina marinalva marineide marinete
marinho mario marisa maristela
maritza mariza marivalda marivaldo marlene marli marlon marlos marta martha martim martinho mary mateus matheus matias matilde mauricio maurilio mauro
maximiano maximiliano mayara
melania melissa mercedes messias michel michele michelle miguel milena milton miriam mirela mirian mirna mirtes moacir moacyr moises monica muriel
murilo
nadia nadir nadja nair naiara natalia natalina natanael natasha nathalia neide neiva nelci nelida nelma nelson nereu nestor neusa neuza newton nicanor
nicolas nicolau nicole nilce nilda nilma nilo nilson nilton nilza
nina nivaldo noe noel noemi noemia nonato norberto norma norival
octavio odair odete odila odilon odina ofelia olavo olegario olga olimpia olimpio olinda olindo olivia omar ondina onofre orestes orlanda orlando
oscar osmar osmundo osnir osvaldina osvaldo oswaldo otacilio otaviano otavio otilia otoniel ovidio ozias
pablo pamela paola pascoal patricia patricio paula paulina paulino paulo pedrina pedro perciliana pericles pietro poliana policarpo pompeu priscila
priscilla
quirino quiteria
rachel rafael rafaela raimunda raimundo ramiro ramon raphael raquel raul rebeca reginaldo regina regis reinaldo rejane renan renata renato rene
ricardo richard rildo rita roberta roberto roberval robson rodolfo rodrigo rogeria rogerio romana romario romeu romildo romilda romualdo romulo
ronaldo ronan rosa rosalia rosalina rosalvo rosana rosane rosangela rosaria rosaura roseane roseli roselene rosemary rosemeire rosenilda rosilda
rosilene rosimeire rosicleide rosinha rosita rozana rubem rubens rudimar rufino rui ruth rute ruy
sabina sabino sabrina salete salim salma salomao salomon salustiano samanta samara samuel sandra sandro sara sarah saturnino saul savio sebastiana
sebastiao selma sergio serafim serafina servulo severina severino severo sheila shirley sidnei sidney silas silvana silvano silverio silvestre silvia
silviano silvino silvio simao simeao simone sinval sirlei sirlene sofia solange sonia soraia stefano stela stella stephanie sueli suelen suely susana
suzana suzete sylvia sylvio
tabata tadeu taina tais talita tamara tamires tania tarcisio tarcis tatiana tatiane telma tenorio teodora teodoro teofilo tercio teresa tereza
teresinha terezinha thais thales thalita theodoro theophilo thereza thiago thomas tiago tibirica tiburcio timoteo tobias tomas tomaz tulio
ubaldo ubirajara ubiratan ugo ulisses ursula
vagner valdecir valdemar valdemir valdenir valdete valdir valdirene valdivino valdomiro valentim valentina valeria valerio valmir valquiria valter
vania vanda vanderlei vanderleia vanessa vanilda vera veridiana veronica vicente vicencia victor victoria vilma vilmar vilson vinicius violeta
virginia virgilio virginio vital vitor vitorino viviane vivian vladimir
wagner walace waldemar waldir waldomiro wallace walmir walter wanda wanderley wanderson washington wellington welington wendel werner wesley willian
william wilma wilmar wilson
abdias abner acir adalgiso adamastor adauto adelina adelma ademario aderbal adriele agda airton akira alba albano alberico albina alcebiades alcione
alda alexsandra alexsandro alfonso alisson alvina amabile amilcar anelise angelita aniela anisio antonela apollo araci aracy ariadne ariane ariel
arlene arlinda armanda arnoldo ary atila audrey augustinho aureliana avani aylton azenilda balbina baltazar belarmino belmira benigna benta bibiana
brenda brendon brigida bryan caetana cacilda camilla carina carlito carolaine cassandra catia cida cilene cirene clarinda claudemir claudenir cleia
clelio clementina cleo cleonilda cleuza clodomiro consolata cosmo crislaine cristiani cristovao dalila dalmo dalton damaris damiana darcy dayana
dayane deivid delma delmira delcio demetrio denilson deraldo desiree deusdete dimas dione dirceia djanira djavan domenico doris dorothea dorotea edila
edina edivania edmara eduvirges edvania edilma efraim eiko elba elder eleandro elenir eleni elenita elinor elino elisabet elizandra elizangela elmo
eloina elody eluana emanoel emilene emilly erasmo eric erivaldo erminia ernandes esdras estefania euclydes eudoxia eufrasia euza everaldina evilasio
ezio fabiola fabricia felipa fernandes filisbina flora floriza fortunato franciele francielle francesca francis frida fulgencio gabriele genaro
genario genesia geni genira geny georgia georgina gercina gerusa gessica getulia gildo gilmara gina gioconda giovane gladis gladys glaucio glauce
gleide glenda gloria grete gretchen graca graciele graciano gracinda greice grazielle guido guimar hans haydee helcio heleno heliana hellen henry
hercules herculano heriberto hermano hermenegildo herondina hilton honorina hosana idalino idelfonso ifigenia ilca ilka ilse ilze imaculada inaldo
indiara inez inge ingrid iracy iraides irani ireneu isac isaque isabelly isidora ismail itamara iva ivair ivania iza izabela izidoro jaciara jackeline
jardel jason jeane jenifer jennifer jeronima jesuina jocelia jocelina jocilene joseane joselia joselita josemar josimar jovelina jovita jucelia judite
jupira juracy karin karoline kassia katiane kauan kaue kelen kely kevin kleber kurt laila lara laudelina lavinia lenira lenita leontina liege lindalva
lindaura lindinalva lindolfo lindomar livio loreta louise luci lucimar lucimara lucineia madalena maiara mainara malvina manoela marcelina marileia
marilu marly maura mayra merces micaela michael miguelina milene minervina mirella monique mylena nairo nara narcisa narciso natalicio natalino nazare
nazareno nelcy nely nerci neri neuci nice nilva niulza nivea nivia noeli noelia nora nubia nuno odalea odir olindina olinto olympia onesimo osmarina
osni otavia otto ottilia palmira palmiro penelope perpetua petrona petronilha pia plinio radames rayane rayssa regiane reginalda reinalda renilda rolf
ronieri roque rose rosely rudolf rufina samira santina saulo shirlei sibele sidinei silene sirley socorro solano sophia stefany stephany sthefany
sulamita suzane taciana talia tamiris telmo tertuliano thaynara thainara thaina thor tibursio tito uelinton uriel uesley umbelina valda valdelice
valdeni valdick valdo valentino valeska vanesa vanusa vastir vicentina vilmara violante vitalina vitalino viviana vladmir waldemiro waldete waldeci
walcyr walquiria wanessa weverton wilian willians wladimir xenia ximena yago yara yasmim yeda yuri yuka yumi yvone zacaria zefa zeferina zeferino
zelio zenaide zenaura zeni zenilda zilma zita zoe zulmira
kenzo hideo takashi toshio yoshio mitsuo massao satoshi hiroko fumiko kimiko mariko noriko yoko keiko sumiko tomiko toshiko akemi naomi mayumi harumi
minoru osamu shigeru tadashi tetsuo
jurgen gunther gunter helmut ulrich manfred dieter siegfried wolfgang gerhard erwin edeltraud hannelore ingeborg waltraud hilde elfriede
mohamad mohamed mohammed ahmad ahmed hassan hussein ibrahim khalil youssef yussef samir nabil nadim said
pieter johan willem stanislaw jadwiga zbigniew tadeusz kazimierz bronislaw ludovico
xisto yan yasmin yolanda yvonne zacarias zaira zelia zelinda zelita zeneide zilda zoraide zulma zuleica zuleide`)

/** Folded family names that are common in Brazil; words that are more often something else are not among them. */
export const familyNames = listWords(`
abreu aguiar albuquerque alencar almeida alves alvim amaral amorim andrade andreotti antunes aragao arantes araujo arruda assuncao athayde avila ayres
azevedo azeredo
bacelar baptista barbosa barcelos barreto barros barroso bastos batista becker benevides benedetti bernardes bessa bezerra bianchi bittencourt
boaventura bonfim borba borges botelho braga braganca brandao brandt brito bueno
cabral caldas caldeira calheiros camara camargo caminha campelo cardoso carneiro carrara carvalho castanho castilho castro cavalcante cavalcanti
cerqueira chagas chaves coelho correa correia cordeiro costa couto coutinho cruz cunha custodio
dantas diniz dias domingues dorneles dourado duarte dutra
esteves evangelista
fagundes falcao faria farias felix fernandes ferrari ferraz ferreira ferro figueira figueiredo fogaca fonseca fontes fontoura fraga franca franco
freire freitas frota furtado
galvao garcez garcia gentil godoy gomes goncalves gouveia gouvea grassi guedes guerra guimaraes gusmao gutierrez
hoffmann holanda
jardim jacinto junqueira
klein kruger kuhn
lacerda lage lages leal leao leite leme lemos levy lima lins lisboa lobato lobo lopes loureiro lucena luz
macedo machado maciel madureira magalhaes maia malta mansur marcondes marinho marques martinez martins mascarenhas matias mattos matos maues medeiros
meira meireles mello melo mendes mendonca menezes mesquita miranda monteiro montenegro moraes morais moreira moretti mota motta moura mourao muller
munhoz muniz
nascimento navarro negreiros neves nobrega nobre nogueira novaes novais noronha nunes
ogliari oliveira orleans osorio ottoni
pacheco padilha paes paiva palmeira pantoja passos patriota paz pecanha pedrosa peixoto penteado pereira peres perez perin pessanha pimenta pimentel
pinheiro pinho pinto pires pontes porto portela prado prates prestes puccinelli
queiroz quevedo quintanilha quintela
rabelo ramalho ramires ramirez ramos rangel rebelo rego reis rezende resende ribas ribeiro rios rocha rodrigues rolim romano romero rosario rossi ruiz
saldanha sales salles salgado sampaio sanches santana santiago santos saraiva sarmento sartori schmidt schneider schulz schwantes seabra segura sena
serpa serrano severo silva silveira simoes siqueira soares sobral sobrinho souto souza sousa spindola strelow
takahashi tavares tanaka taveira teixeira teles telles tenorio toledo torres trindade
uchoa
valadares vasconcelos vasconcellos vasques vasquez vaz veiga velasco velloso veloso ventura viana vianna vidal vieira vilela vilar villela
weiss werneck xavier yamamoto zanella zago
abdalla acosta afonso agostini alcantara alcoforado altoe alvarenga amado amancio amaro americo angelo antonelli apolinario aquino aranha arcoverde
assis aurelio bandeira baldo balbino barcellos barreiros barroca batistela beltrao benitez benites bento bernardino bernardo bertoldo bertolini biasi
bispo bonatto bonetti boni bortolini bortolotto bosco botega bressan bruno bruschi burgos calado calixto camilo candido caputo cardozo carmo carrasco
carrilho casagrande casarin cassiano cavalheiro celestino cesar cherubini clemente conceicao constantino cordova cortez cotrim cosme crispim damasceno
damasio david delgado dominguez donato donadel dultra eduardo egidio eller elias emidio enes espindola espindula fabris farinha favero feitosa felicio
felipe feliciano ferrao ferrante ferraro ferrarini figueiro filgueira filgueiras fiorentini firmino flores florencio florentino floriano fontana
fontenele fontenelle fortunato fragoso francisco frazao frois fuchs gabriel gallo galdino galindo gallardo gama gaspar giacomini giordano girardi goes
gois gomide gondim gonzaga gonzalez gonzales grillo grossi guarana gurgel guterres heinz henriques hernandez hilario honorato honorio ignacio inacio
isidoro izidoro januario jaques jesus joaquim jordao jorge justo justino justiniano kaiser kato koch kobayashi kohler kowalski krause lara lazzaretti
leandro lemes leonel leopoldino liberato linhares lira lobao lorenzi lorenzo lourenco lucas lucio luis luiz lustosa luna macena maffei mancini manoel
manzano mariano marcal marcelino marchi marcolino mariotti martini mathias mauricio maximo mazza mazzei medrado melchior messias meyer milani miguel
moises moncao morato moreno moroni morandi murta nakagawa nakamura napoleao nardi nazare nazario nicolau nishimura noleto norberto nunez okamoto oki
olinda onofre ornelas ortega ortiz otero pacifico padua paixao palhares palma parreira pascoal pascal patricio paula paulino paulo pavan pedro
pellegrini penna pereyra peruzzo pestana petry piccoli pirola plinio pontual porfirio possamai prazeres quaresma queiros queiroga quintino
raimundo ramalhete raposo rau rebello rebolo reboucas reinaldo requiao ricci rico rigo rizzo roberto rodriguez roriz rosa rossetto rosseto roque sa
sabino sabia salomao salvador salvatore salvino sanchez sandoval sant'ana santanna sant'anna salustiano sardinha sardi sato sauer scheffer schaefer
schmitt schmitz schroeder schulze schuster seixas semedo serafim severino silvano silvestre silverio simao simon simoni sodre soler soriano soto
stefani stein steffen suzuki tamashiro taborda tabosa tardin tavora theodoro tiago timoteo tomaz tonetto tonini toniolo torquato tosta travassos
trevisan tristao turra ulhoa ungaretti valente valentim valenca vargas vasco velho venancio verissimo vergara veronese viegas vicente victor victorino
villaca villas villar vilhena virgilio vital vitorino vitor wagner walter watanabe weber werner wolff ximenes yamada yoshida zanatta zanetti zamboni
zanini zanotti zimmer zimmermann zorzi zucchi
karai guarani guajajara xavante kaingang pataxo terena munduruku tupinamba tupi tikuna ticuna potiguara xucuru kambiwa caxinaua kaxinawa waura kayapo
bororo macuxi wapichana`)

/** Endings that given names in Brazil have and hardly any other word: Gilvanildo, Cleidimar, Edineuza, Josenilton. */
export const givenNameEnding =
  /^(?!.*(?:cobert|abert)|camara$|comercio$|gabinete$)(?:.{2}(?:ivaldo|evaldo|inaldo|enaldo|onaldo|eraldo|iraldo|ibaldo|obaldo|anildo|enildo|inildo|onildo|anilda|enilda|inilda|onilda|erilda|gilda|hilda|tilda|tilde|nilson|rilson|dilson|gilson|milson|vilson|elson|ilton|elton|ington|verton|berto|berta|cleide|cleia|leide|neide|leuza|neuza|neusa|linda|nalva|dalva|zete|nete|dete|ginia|olfo|ualdo|mundo|sthon|mara|cimar|simar|dimar|nalda|valda|ilene|elene|islaine|laine|rlene|eliene|lmiro|lmira|ercio|aercio|eonice|lenice|erson|eferson|iclei|idnei|rlei|rley|anderlei|auro|auricio|cindo|cinda|dalia|ogenes|istela|icleia|osvaldo|oswaldo|ysson|isson|elly|yara|ynara|ainara|ayane|ayanne|ielly|iely|iele|ielle|siane|diane|liane|riane|tiane|uiane|miana|erival|nival|orival|ucimara|urandir|ozinho|azinha))$/
