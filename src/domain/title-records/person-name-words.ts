const listWords = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Folded given names that are common in Brazil, of several generations. */
export const givenNames = listWords(`
abdul abel abelardo abilio abraao acacio adail adair adalberto adalgisa adao adelaide adelia adelino adelmiro adelson ademar ademir ademilson
adenilson adilson adolfo adriana adriane adriano afonso agata agenor agnaldo agostinho aguinaldo aida ailton alair alan alberto albertina
alceu alcides alcina aldair aldo alessandra alessandro alex alexandra alexandre alfredo alice alicia aline alipio aloisio aluisio almir altair
altamir alvaro alzira amadeu amalia amanda amancio amaro amauri amelia amelio americo amilton ana anabela analia anastacio anderson andre andrea
andreia andressa angela angelica angelina angelo anita anna anselmo antenor antonia antonieta antonio aparecida aparecido apolonio arcanjo
argemiro ari aristides arlete arlindo armando armindo arnaldo arno artur arthur assis astolfo augusta augusto aurea aurelia aurelio 
avelino barbara bartolomeu beatriz belmiro benedicta benedicto benedita benedito benicio benjamin bento berenice bernadete bernardino
bernardo bianca boaventura breno bruna bruno caetano caio camila camilo candida candido carla carlos carlota carmela carmelita carmem carmen
carolina caroline cassia cassiano cassio catarina caua caua cecilia celeste celestino celia celina celio celso cesar cesario cezar cibele cicera
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
hercilia hercilio hermelinda herminia herminio hermes herminio hilario hilda hildebrando hildegard hiroshi honorato honorio horacio horst hortencia hugo humberto iago
iara icaro ida idalina ieda ignacio igor ilda ildefonso ilma ilza inacia inacio ines inocencio iolanda iracema iraci irene irineu iris
irma isaac isabel isabela isabella isadora isaias isaltina isaura isidoro isis ismael ismenia israel italo itamar iuri ivan ivana ivanete
ivani ivanilda ivete ivo ivone ivonete izabel izaura jaci jacinta jacinto jacira jackson jaco jacob jacqueline jadir jadson jaime jair jairo
jamil jamile janaina jandira jane janete janice janio januario jaqueline jarbas jean jefferson jeferson jeremias jeronimo jessica jesuino
jesus joana joanna joao joaquim joaquina joel joelma joice jonas jonatas jonathan jordana jorge jorgina jose josefa josefina josiane josias josue joyce
jozefa juarez jucelino juliana juliane juliano julia julieta julio junior juraci jurandir jurema jussara justina justino juvenal karen karina karine karla katia
kazuo keila kelly kenji kim klaus laercio lais larissa laura laureano laurinda laurindo lauro lazara lazaro lea leandro leandra leda leia leila lelia
leliane leni lenilda leo leocadia leoncio leonardo leonel leonice leonidas leonilda leonor leopoldina leopoldo leticia levi lia lidia lidiane liana licinio ligia
lilia lilian liliana liliane lina lino livia lizandra lorena loreni lorenzo lourdes lourenco lourival luan luana lucas lucca lucelia lucia luciana luciane luciano lucila lucilia lucinda lucio lucrecia lucy ludmila luis luisa luiz luiza luzia luzinete
magali magda magela magno maicon maira maisa manoel manuel manuela mara marcela marcelino marcello marcelo marcia marciano marcilio marcio marco marcondes marcos marcus
margareth margarete margarida maria mariana mariane mariangela mariano marilda marilena marilene marilia marilza marina marinalva marineide marinete marinho mario marisa maristela
maritza mariza marivalda marivaldo marlene marli marlon marlos marta martha martim martinho mary mateus matheus matias matilde mauricio maurilio mauro maximiano maximiliano mayara
melania melissa mercedes messias michel michele michelle miguel milena milton miriam mirela mirian mirna mirtes moacir moacyr moises monica muriel murilo
nadia nadir nadja nair naiara natalia natalina natanael natasha nathalia neide neiva nelci nelida nelma nelson nereu nestor neusa neuza newton nicanor nicolas nicolau nicole nilce nilda nilma nilo nilson nilton nilza
nina nivaldo noe noel noemi noemia nonato norberto norma norival
octavio odair odete odila odilon odina ofelia olavo olegario olga olimpia olimpio olinda olindo olivia omar ondina onofre orestes orlanda orlando oscar osmar osmundo osnir osvaldina osvaldo oswaldo otacilio otaviano otavio otilia otoniel ovidio ozias
pablo pamela paola pascoal patricia patricio paula paulina paulino paulo pedrina pedro perciliana pericles pietro poliana policarpo pompeu priscila priscilla
quirino quiteria
rachel rafael rafaela raimunda raimundo ramiro ramon raphael raquel raul rebeca reginaldo regina regis reinaldo rejane renan renata renato rene ricardo richard rildo rita roberta roberto roberval robson rodolfo rodrigo rogeria rogerio romana romario romeu romildo romilda romualdo romulo ronaldo ronan rosa rosalia rosalina rosalvo rosana rosane rosangela rosaria rosaura roseane roseli roselene rosemary rosemeire rosenilda rosilda rosilene rosimeire rosicleide rosinha rosita rozana rubem rubens rudimar rufino rui ruth rute ruy
sabina sabino sabrina salete salim salma salomao salomon salustiano samanta samara samuel sandra sandro sara sarah saturnino saul savio sebastiana sebastiao selma sergio serafim serafina servulo severina severino severo sheila shirley sidnei sidney silas silvana silvano silverio silvestre silvia silviano silvino silvio simao simeao simone sinval sirlei sirlene sofia solange sonia soraia stefano stela stella stephanie sueli suelen suely susana suzana suzete sylvia sylvio
tabata tadeu taina taina tais talita tamara tamires tania tarcisio tarcis tatiana tatiane telma tenorio teodora teodoro teofilo tercio teresa tereza teresinha terezinha thais thales thalita theodoro theophilo thereza thiago thomas tiago tibirica tiburcio timoteo tobias tomas tomaz tulio
ubaldo ubirajara ubiratan ugo ulisses ursula
vagner valdecir valdemar valdemir valdenir valdete valdir valdirene valdivino valdomiro valentim valentina valeria valerio valmir valquiria valter vania vanda vanderlei vanderleia vanessa vanilda vera veridiana veronica vicente vicencia victor victoria vilma vilmar vilson vinicius violeta virginia virgilio virginio vital vitor vitorino viviane vivian vladimir
wagner walace waldemar waldir waldomiro wallace walmir walter wanda wanderley wanderson washington wellington welington wendel werner wesley willian william wilma wilmar wilson
xisto yan yara yasmin yolanda yuri yvonne zacarias zaira zelia zelinda zelita zenaide zeneide zilda zilma zoraide zoe zulma zulmira zuleica zuleide`)

/** Folded family names that are common in Brazil; words that are more often something else are not among them. */
export const familyNames = listWords(`
abreu aguiar albuquerque alencar almeida alves alvim amaral amorim andrade andreotti antunes aragao arantes araujo arruda assuncao athayde avila ayres azevedo azeredo
bacelar baptista barbosa barcelos barreto barros barroso bastos batista becker benevides benedetti bernardes bessa bezerra bianchi bittencourt boaventura bonfim borba borges botelho braga braganca brandao brandt brito bueno
cabral caldas caldeira calheiros camara camargo caminha campelo cardoso carneiro carrara carvalho castanho castilho castro cavalcante cavalcanti cerqueira chagas chaves coelho correa correia cordeiro costa couto coutinho cruz cunha custodio
dantas diniz dias domingues dorneles dourado duarte dutra
esteves evangelista
fagundes falcao faria farias felix fernandes ferrari ferraz ferreira ferro figueira figueiredo fogaca fonseca fontes fontoura fraga franca franco freire freitas frota furtado
galvao garcez garcia gentil godoy gomes goncalves gouveia gouvea grassi guedes guerra guimaraes gusmao gutierrez
hoffmann holanda
jardim jacinto junqueira
klein kruger kuhn
lacerda lage lages leal leao leite leme lemos levy lima lins lisboa lobato lobo lopes loureiro lucena luz
macedo machado maciel madureira magalhaes maia malta mansur marcondes marinho marques martinez martins mascarenhas matias mattos matos maues medeiros meira meireles mello melo mendes mendonca menezes mesquita miranda monteiro montenegro moraes morais moreira moretti mota motta moura mourao muller munhoz muniz
nascimento navarro negreiros neves nobrega nobre nogueira novaes novais noronha nunes
ogliari oliveira orleans osorio ottoni
pacheco padilha paes paiva palmeira pantoja passos patriota paz pecanha pedrosa peixoto penteado pereira peres perez perin pessanha pimenta pimentel pinheiro pinho pinto pires pontes porto portela prado prates prestes puccinelli
queiroz quevedo quintanilha quintela
rabelo ramalho ramires ramirez ramos rangel rebelo rego reis rezende resende ribas ribeiro rios rocha rodrigues rolim romano romero rosario rossi ruiz
saldanha sales salles salgado sampaio sanches santana santiago santos saraiva sarmento sartori schmidt schneider schulz schwantes seabra segura sena serpa serrano severo silva silveira simoes siqueira soares sobral sobrinho souto souza sousa spindola strelow
takahashi tavares tanaka taveira teixeira teles telles tenorio toledo torres trindade
uchoa
valadares vasconcelos vasconcellos vasques vasquez vaz veiga velasco velloso veloso ventura viana vianna vidal vieira vilela vilar villela
weiss werneck xavier yamamoto zanella zago`)
