/**
 * Words of registries that change nothing in what an act does: offices, courts, papers, dates, payments, parties, laws.
 * Written as the table of clauses is. What turns a sentence stands only within a phrase that turns nothing.
 */
export const harmlessPhrases = `
  fica | ficam | ficando | ficou | ficaram | foi | foram | ser | sido | sendo | tendo | havendo | haver |
  ter | estando | sao | esta | estao | era | eram | restou | acha | acham | acha se | encontra se | em |
  com | entre | a | na data | nesta data | nesta | neste | esta data | hoje | desta | deste | destas |
  destes | desse | dessa | dessas | nessa | nesse | referencia | referente | referentes | relativo |
  relativa | relativos | relativas | assim | portanto | entao | consequentemente | por isso | pelo que |
  com o que | o que se faz | que se faz | motivo pelo qual | razao pela qual | pela presente |
  pelo presente | a presente | o presente | desde ja | adiante | abaixo | supracitad* | supramencionad* |
  acima referid* | ja qualificad* | ja referid* | ja mencionad* | ja citad* | ja arquivad* | qual | quais |
  cujo | cuja | isto e | ou seja | por nao mais subsistir* | nao mais subsistindo | que ja nao subsistia | ja nao subsistia | averba | averbo | averbam | averbe |
  procede | procedo | procedi | faco | certifico | certifica | certificando | consta | constar | constando |
  consigna | consignar | consignado | registra | registro e | e feita | e feito | para constar |
  para ficar constando | para consignar | para todos os efeitos | para todos os fins |
  para os devidos fins | para os devidos fins de direito | para todos os fins de direito |
  para todos os efeitos legais | dou fe | dou | fe | o referido e verdade | verdade | subscrevo |
  subscrevi | subscreve | assino | assinei | digitei | digitado | conferi | conferido | escrevi | eu |
  janeiro | fevereiro | marco | abril | maio | junho | julho | agosto | setembro | outubro | novembro |
  dezembro | dia | dias | mes | meses | ano | anos | data | datas | datad* | hora | horas | dois | duas |
  tres | quatro | cinco | seis | sete | oito | nove | dez | onze | doze | treze | quatorze | quinze |
  dezesseis | dezessete | dezoito | dezenove | vinte | trinta | quarenta | cinquenta | sessenta | setenta |
  oitenta | noventa | cem | cento | duzentos | trezentos | quatrocentos | quinhentos | mil | milhao |
  milhoes | reais | centavos | cruzeiros | cruzados | valor | valores | importancia | quantia | no valor |
  av | r | prot | prenotad* | protocolad* | protocolizad* | prenotacao | apontamento | oficial | oficiala |
  suboficial | escrevente | escreventes | escr | aut | substitut* | subst | autorizad* | autorizou |
  autorizaram | autoriza | autorizam | autorizando | autorizacao | autorizacoes | autorizar | interin* |
  registrador* | tabeli* | tabelionato | delegatari* | designad* para responder | designada | designado |
  titular | habilitado | of | ass | emol* | emolumento* | custas | selo* | digital | eletronic* |
  seguranca | serie | isent* | nihil | gratuit* | tfj | iss | issqn | fundos | funrejus | funcivil |
  fermoju | ferm | funseg | faadep | frmmp | tsnr | ferj | funpen | fundperj | funperj | daje | cod |
  codigo | consulta | guia | guias | dam | duam | itbi | itiv | itcd | itcmd | imposto de transmissao |
  recolhid* o itbi | recolhid* o imposto | foi recolhido | recolhimento | laudemio | cat | spu | doi |
  emitida a doi | cnd | certidao negativa | disponibilidade | hash | req | obs | doc | docs | documento* |
  documentacao | anex* | arquivad* | junt* | juntou | juntada | instrui* | acompanhad* | acompanham |
  apresentad* | apresentou | apresentando | apresentacao | exibid* | comprovad* | comprovou | comprovando |
  comprovante* | prova | provou | comprovacao | via | vias | copia | original | autenticad* |
  eletronicamente | digitalmente | sistema | sicase | central | saec | arisp | onr | onrtdpj | cnib | cnj |
  cnm | npu | protocolo n | tjdft | tj | jucemg | jucesp | jucepar | jucepa | jucis | jucerja | cns |
  ficha | folha | folhas | fls | fl | verso | livro | lv | pagina | continuacao | art | arts | artigo |
  artigos | paragrafo | paragrafos | inciso | incisos | alinea | alineas | letra | item | caput | lei |
  leis | decreto | decretos | lrp | cpc | cc | ctn | clt | codigo civil | codigo de processo civil |
  processo civil | provimento | resolucao | portaria | normas | corregedoria | cgj | conselho nacional |
  caso n | c | medida provisoria | registros publicos | lei dos registros publicos | consolidacao das leis |
  codigo de normas | conformidade | disposto | previst* | dispoe | prevista em lei | termos | de oficio |
  ex officio | vara | varas | vt | juizo | juiz | juiza | juizes | mm | mmo | meritissim* | exmo | exma |
  excelentissim* | dr | dra | doutor | doutora | sr | sra | senhor | senhora | federal | estadual |
  justica | tribunal | trt | tst | stj | trf | trabalho | trabalhista | fazenda | fazenda publica |
  publica | publico | familia | familias | sucessoes | sucessao | civel | civeis | criminal | especial |
  especiais | juizado | juizados | execucoes fiscais | execucao fiscal | fiscais | setor | secretaria |
  secao | subsecao | judiciari* | regional | foro | forum | distrital | comarca | capital | estado |
  municipio | municipal | prefeitura | uniao | cidade | local | distrito | cartorio | cartorios |
  vara unica | juizo unico | oficio unico | oficio civel | cumpra se | determin* | determinacao | ordenad* |
  ordenou | ordenando | decretou | decretad* | que a decretou | que o decretou | despacho | despachos |
  determinado | determinou | decisao | decisoes | sentenca | transitada em julgado | transitou em julgado |
  transito em julgado | transito | julgado | transitad* | julgou extint* | julgad* extint* |
  julgou procedente* | julgad* procedente* | julgados procedentes | julgando procedente | procedencia |
  sentenca de improcedencia | improcedencia da acao | julgou improcedente a acao |
  julgada improcedente a acao | revogacao da liminar | que revogou a liminar | embargos de terceiro |
  embargos de terceiros | terceiro | opost* | opostos | homolog* | homologou | acordo | acordos |
  celebrad* | transacao | conciliacao | noticiando | noticia a | comunicou | comunicad* | comunicando |
  comunicacao | comunicado | informou | informando | informacao | noticiou | determinacao contida |
  contida | contido | alvara | carta precatoria | precatoria | malote | jurisdicao voluntaria | exequente* |
  executad* | autor | autora | autores | reu | reus | requerente | requerentes | embargante | reclamante |
  reclamada | reclamado | partes interessadas | parte interessada | da parte interessada/credora/autora/exequente/executada | das partes | pelas partes |
  as partes | pela parte interessada/credora/autora/exequente/executada | interessad* | advogad* | corregedor | permanente | mesmos | mesmas | mesma vara |
  outro sim | banco | bancos | caixa | economica | cef | emgea | far | fgts | fcvs | sfh | sfi | pmcmv | s |
  sa | ltda | me | epp | eireli | cia | companhia | sociedade | empresa | cooperativa | construtora |
  incorporadora | securitizadora | administradora | credor* | credora | credoras | credores | cedente |
  cessionari* | credor hipotecario | credora hipotecaria | credor fiduciario | credora fiduciaria |
  credores fiduciarios | fiduciari* | credora e fiduciaria | devedor* | devedora | devedoras | devedores |
  fiduciante* | ex | ex devedor* | ex fiduciante* | devedor fiduciante | devedora fiduciante |
  devedores fiduciantes | mutuari* | mutuante | proprietari* | proprietario do imovel | titular do dominio |
  nu proprietari* | nua proprietaria | nus proprietarios | nuas proprietarias | nus | nuas | adquirente* |
  arrematante | outorgante* | outorgad* | donatari* | doador* | usufrutuari* | usufrutuario | locatari* |
  locador* | herdeir* | inventariante | viuv* | esposa | marido | conjuge* | filh* | representad* |
  representante* | procurador* | procuradores | poderes | bastantes | gestora | gestor | agente | operador |
  custodiante | instituicao custodiante | instituicao financeira | financeira | financeiro | financiador* |
  agente financeiro | leiloeir* | sindico | preposto | gerente | diretor* | inscrit* no cnpj | cnpj | cgc |
  rg | inscrita no cpf | inscrito no cpf | inscrita | brasileir* | casad* | solteir* | divorciad* |
  residente* | domiciliad* | sede | com sede | filial | agencia | firma | firmas | firmad* | reconhecid* |
  reconhecimento | reconheceu | reconhecendo | reconhece | subscrit* | assinad* | assinatura | particular |
  escritura publica | lavrad* | notas | destas notas | deste tabelionato | termo de quitacao |
  termo de liberacao | carta de liberacao | carta de anuencia | carta de quitacao | recibo | recibos |
  declaracao | declarou | declara | declarando | declarad* | atesta | atestou | atestando | anuencia |
  anuente* | concordancia | consentimento | quitacao | quitacoes | quitad* | quitou | quitaram | quit |
  dada | dado | deu | deram | dando | plena | plena e geral | ampla | geral | rasa | irrevogavel |
  irretratavel | irrestrita | total | integral | integralmente | totalmente | pagamento | pagamentos |
  pago | pagos | paga | pagas | pagou | pagaram | liquidacao | liquidad* | liquidou | satisfacao |
  satisfeit* | satisfez | adimpl* | cumpriment* | cumprid* | resgat* | resgate | amortiz* | antecipad* |
  antecipadamente | com desconto | com recursos | recursos do financiamento | quitacao antecipada |
  liquidacao antecipada | saldo devedor | saldo devedor quitado | deposito | deposito judicial | dinheiro |
  em dinheiro | termino | decorrid* | decurso | decurso do prazo de # | decurso do prazo |
  decurso de prazo | termino do prazo | prazo de # dias da | tornado | torno | torna | tornou | tornam |
  tornando | comunica | comunicam | substituicao | gravar | em substituicao | equivocadamente | vencid* |
  prescricao | prescrit* | decadencia | usucapiao | remicao | substituida por deposito |
  substituida por dinheiro | liquidacao da divida | por ter sido | por haver sido | por ter | por haver |
  falec* | falecimento | obito | obitos | morte | certidao de obito | ocorrid* | vitalici* |
  ultim* usufrutuari* | ultima usufrutuaria | a quem fora acrescida a parte do outro |
  a quem foi acrescida a parte do outro | fora acrescida | consolidando se a propriedade |
  consolidando a propriedade | consolidando se em definitivo a propriedade | consolida se a propriedade |
  consolida a propriedade | consolidando em definitivo a propriedade | consolidada a propriedade plena |
  propriedade plena | plena propriedade | propr plena | plenos proprietarios | pleno | dominio |
  dominio pleno | voltando a propriedade | voltando a plena propriedade | voltando a propr plena |
  voltando ao dominio | voltando o imovel a plena propriedade | voltando o imovel ao dominio |
  voltando o imovel ao pleno dominio | voltando a propriedade plena |
  retornando o imovel a plena propriedade | retornando a plena propriedade | retornando a propriedade |
  retornando ao dominio | retorna a propriedade | reverte a propriedade | revertendo a propriedade |
  revertendo se a propriedade | integralizada a propriedade | ficando a propriedade plena |
  ficando plena a propriedade | ficando o imovel livre | na pessoa | pessoa | em nome do devedor |
  em nome da devedora | em nome dos devedores | em nome do fiduciante | em nome da fiduciante |
  em nome dos fiduciantes | em nome do proprietario | em nome da proprietaria |
  em nome dos nus proprietarios | em nome da credora | em nome do credor | em nome da caixa |
  em nome da fiduciaria | em nome do fiduciario | em favor da credora | propriedade | consolid* | intimad* |
  intimacao | regularmente | pessoalmente | por edital | edital | regular | mora | em mora |
  constituid* em mora | constituicao em mora | sem purgacao | sem a purgacao | sem que houvesse purgacao |
  sem que houvesse a purgacao | sem que houvesse o pagamento | sem que houvesse pagamento |
  sem que tenha havido | sem purga | sem a purga | sem que tenham purgado | sem que tenha purgado |
  sem que os devedores purgassem | sem que o devedor purgasse | sem que a devedora purgasse |
  sem que o fiduciante purgasse | sem que a fiduciante purgasse | sem que os fiduciantes purgassem |
  sem que purgasse* | nao purg* | nao foi purgada | nao houve purgacao | nao houve a purgacao |
  nao havendo purgacao | nao houve o pagamento | nao houve pagamento | nao pagou | nao pagaram |
  nao a purg* | nao tendo os devedores purgado | nao tendo o devedor purgado | nao tendo havido |
  nao tendo purgado | nao tendo sido purgada | nao compareceram | nao compareceu | a nao purgacao |
  nao purgacao | da nao purgacao | de nao purgacao | pela nao purgacao | sem pagamento | sem o pagamento |
  purgacao | purga | purgar | purgad* | deixou transcorrer | deixaram transcorrer | deixou decorrer |
  deixaram decorrer | transcorrer | transcorrid* | transcurso | prazo legal | o prazo legal | prazo |
  no prazo | prazo de 15 dias | sem que | quedando* inerte* | inerte* | inadimpl* | inadimplemento |
  inadimplencia | descumprimento | contratual | devera promover | deverao promover | devendo promover |
  devera a credora promover | devera a fiduciaria promover | deverao ser promovidos | devera ser promovido |
  deve promover | devendo ser promovidos | devera ser levado | devendo o imovel | devendo ser |
  apos regular | apos a intimacao | apos a regular | apos intimad* | apos o decurso | apos decorrid* |
  apos cumprid* | apos a | depois de intimad* | promovid* | promov* | leiloes publicos | publicos leiloes |
  publicos | leilao publico | dispensad* | dispensado o leilao | reincluid* | avaliacao | avaliad* |
  atribuid* | base de calculo | calculo | valor da consolidacao | qualificad* | qualificacao | servico |
  serventia | registral | notarial | presente averbacao | util | dominio util | residencial |
  arrendamento residencial | fundo de arrendamento residencial | habitacional | extrajudicial* |
  execucao extrajudicial | moldes | atendend* | considerando | uma vez | vez | tenha havido | tenham |
  procedimento previsto | efetuad* | efetivad* | verificad* | certificad* | formalidades | legais | legal |
  cumpridas as formalidades | instituto | disposicao | patrimonio | no patrimonio | fiduciaria caixa |
  imobiliari* | nacional | habitacao | economico | credito imobiliario | sistema financeiro |
  produto da venda | com o produto | venda adiante | em leilao | venda em leilao | prestacao de contas |
  contas | leilao negativo | leiloes negativos | negativ* | licitante* | lance | lances | realizad* |
  realizacao | nao houve licitante* | sem licitante* | sem lance* | nao houve lance* |
  nao havendo licitante* | interessados | ata | atas | auto | autos negativos | primeiro | segundo |
  resultaram | resultou | restaram | resultado | reciproca | mutua | quitacao reciproca | exonerad* |
  exoneracao | exonerando | por forca do art | permanecera em | tratando se | trata se | produto |
  inciso ii | arquivo | arquivos | termo n | registro civil | assento | oficial do registro civil |
  registro de imoveis | registro geral | servico registral | servico de registro |
  oficio do registro de imoveis | oficio de registro de imoveis | cartorio de registro de imoveis |
  primeiro oficio | segundo oficio | segundo tabeliao | segunda vara | primeira vara | terceira vara |
  quarta vara | segunda | terceira | quarta | quinta | averbacao e feita | feita a averbacao |
  execucao de titulo | titulo extrajudicial | titulo judicial | acao de execucao | acao anulatoria |
  acao de cobranca | cumprimento de sentenca | procedimento comum | feito | feitos | proc |
  ordem de cancelamento | protocolo de cancelamento | mandado de cancelamento | mandado de levantamento |
  oficio de cancelamento | mandado judicial | decisao oficio | decisao com forca de oficio |
  sentenca com forca de mandado | com forca | forca de mandado | forca de oficio | municipal n |
  alvara judicial | perda do objeto | perda | objeto da acao | desconto | fundo | acordo cumprido |
  debito fiscal | tributo* | divida ativa | condomini* | cotas condominiais | taxas condominiais |
  anuidade | ipva | iptu | matriculas | transcricao | indicador | circulou | nao circulou |
  nao foi negociad* | negociad* | cartula | devolucao da cartula | parcelas quitadas | todas as parcelas |
  ultima parcela paga | venda e compra | compra e venda | formal de partilha | escritura de compra e venda |
  contrato de compra e venda | instrumento particular | instrumento de quitacao |
  instrumento particular de quitacao | que assim | que fica | que ficam | que foi | que esta | do qual |
  da qual | no qual | na qual | dos quais | das quais | por seu | por sua | por seus | para a pessoa |
  junto a | junto ao | perante | expressa | expressamente | devidamente | conforme consta | na ocasiao |
  mediante o pagamento | apos o pagamento integral da divida | em razao da quitacao | conclu* | obra |
  obras | por ser | ora | ora averbada | novo | nova | nao integra* o ativo | nao se comunica* | e de |
  ao fiduciante | uso | santa | santo | vila | rio | porto | monte | campo | campos | lagoa | barra |
  serra | requerimento | requerimentos | quadra | lo | findo | finda | ja nao era |
  podendo a proprietaria dispor livremente | podendo o proprietario dispor livremente |
  podendo dispor livremente | que as motivou | que a motivou | que o motivou | proveio | antecede |
  antecedem | sub rogacao | imediatamente | posicao | titularidade | editalicia | area institucional |
  reaberta | reuniao | reuniao de execucoes | utilizado | deixou de ser utilizado | ter sido requerida |
  ter sido requerido | ter sido feit* | ter sido lancad* | foi feit* | foi lancad* | foi averbad* |
  foi registrad* | final | consequente | consequencia | quantidade | prazos | teor | inteiro teor | origem |
  visualizacao | base | certidao n | pedido n | pedido de certidao | desconto integral | concordando |
  caracteristicas | estado anterior | ao estado anterior | ate a presente data nao ha outro titulo |
  competente | tributario | tributaria | municipais | estaduais | federais | nao incide | nao incidencia |
  imunidade | taxa judiciaria | taxa | taxas | fiscalizacao judiciaria | recompe | livro n | av n | r n |
  protocolo # | de ordem | sob protocolo | titulo apresentado | titulo prenotado | apresentante |
  digitalizad* | qualificado registralmente | registralmente | em ordem | conforme titulo |
  instrumento digital | com forca de escritura publica | assinado eletronicamente | representada por |
  representado por | neste ato | neste ato representad* | na qualidade | qualidade | de credor* |
  de devedor* | proc n | processo n | autos n | processo judicial | processo eletronico | processo digital |
  eproc | pje | esaj | projudi | encaminhad* | enviad* | recebid* | via malote digital | malote digital |
  via cnib | por meio | meio | atraves | por intermedio | intermedio | serviu | mostram |
  inscricao imobiliaria | cadastro municipal | codigo do imovel | nosso | esta serventia | nesta serventia |
  neste servico | neste cartorio | nesta comarca | desta comarca | desta capital | desta cidade |
  dos devedores | contraid* | garantia da divida | divida garantida | divida que garantia |
  da divida que garantia | da divida garantida | referida divida | mencionada divida | aludida divida |
  respectiva divida | contrato de mutuo | contrato de financiamento | contrato n | firmado entre as partes |
  entre as partes | por ambas as partes | mutuo acordo | composicao | extincao da execucao |
  extincao do processo | extincao da acao | extinta a execucao | extinta a acao | extinto o processo |
  extinto o feito | extinto o cumprimento de sentenca | julgou extinta a execucao |
  julgada extinta a execucao | pela satisfacao da obrigacao | satisfacao da obrigacao |
  satisfacao do credito | cumprimento da obrigacao | quitacao do debito | quitacao da divida |
  pagamento do debito | pagamento da divida | pagamento integral | pagamento total | integralmente pag* |
  integralmente quitad* | totalmente quitad* | ja pag* | ja quitad* | arrematado | adjudicado | arrematou |
  por ocasiao | para garantia da divida | permanecendo o imovel no dominio | se consolida | se consolidou |
  se consolida a propriedade | recolh* | mulher | reg | empreendimento | ressarcimento | para consolidar |
  para efeitos fiscais | para efeito de | para efeitos de | para nada mais reclamar |
  para nada mais reclamar a qualquer titulo | nada mais reclamar | a qualquer titulo |
  totalidade de seu credito | totalidade do credito | totalidade do debito | totalidade da divida |
  confessad* | frj | fiscalizacao | selo de fiscalizacao | ja microfilmad* | microfilmad* |
  ja digitalizad* | emissor | venal | valor venal | para cancelamento | para o cancelamento |
  para cancelar | para baixa | para a baixa | para levantamento | para liberacao | ora se faz |
  que ora se faz | o que ora se faz | se faz | se procede | obrigacoes assumidas | assumid* | dela | aos |
  pessoas naturais | subdistrito | denominacao | atual denominacao | nova denominacao | denominad* |
  sucessor* | sucedid* | incorporad* por | incorporad* pelo | incorporador | na forma da lei |
  por forca de lei | natureza | especie | titulo habil | habil | habeis | gihab | gifug | giret | cesav |
  unibanco | itau | bradesco | santander | brasil | mercantil | poupanca |
  associacao de poupanca e emprestimo | apesp | bamerindus | economisa | habitasul | haspa | cohab |
  companhia de habitacao | cdhu | inocoop | prestamista | mutuarios originais | recebeu | receberam |
  recebido | haver recebido | haver sido quitad* | haver sido integralmente quitad* | havia sido |
  vem sendo | verificou | verifica | verificando | consultad* | consulta realizada | resultado da consulta |
  data da consulta | codigo hash | gerad* | gerada em | relatorio | negativa de debitos |
  debitos municipais | guia de recolhimento | recolhida | ambas as partes | anuindo | com a anuencia |
  com anuencia | interveniente* | intervenientes anuentes | procuracao publica | procuracao |
  substabelecimento | livro de notas | folhas n | fls n | termo de | sob a fe | publica forma | translado |
  traslado | certidao digital | certidao de inteiro teor | despacho judicial | respeitavel | venerando |
  v acordao | acordao | r sentenca | r decisao | com transito em julgado | ja transitad* em julgado |
  ja transitou em julgado | sem custas | sem emolumentos | sem cobranca de emolumentos |
  sem onus para as partes | justica gratuita | gratuidade | gratuidade de justica | assistencia judiciaria |
  beneficiari* da justica gratuita | diretor de secretaria | escrivao | escriva | oficial de justica |
  assessor | chefe de secretaria | analista judiciario | tecnico judiciario | vara do trabalho |
  vara civel | vara federal | vara de familia | vara da fazenda publica | vara de execucoes fiscais |
  execucoes | fiscal | civil | comercial | empresarial | falencias | recuperacoes | precatorias |
  posto avancado | fiscal municipal | fazenda municipal | fazenda estadual | fazenda nacional | inss |
  instituto nacional do seguro social | procuradoria | advocacia | ministerio publico | autarquia |
  condominio edilicio | massa falida | espolio | conforme documentos | documentos arquivados | pasta |
  pasta n | arquivado nesta serventia | arquivado em cartorio | arquivado neste oficio |
  arquivad* digitalmente | por esta averbacao | fica averbado | fica averbada | fica constando |
  fica consignado | ficou arquivad* | ficando arquivad* | uma via arquivada | uma via | cuja via |
  cujo original | apresentados em via original | liquidad* antecipadamente | quitad* antecipadamente |
  saldo devedor liquidado | por conta do fgts | com utilizacao do fgts | utilizacao do fgts |
  seguro habitacional | cobertura securitaria | sinistro | portabilidade de credito | amortizacao |
  renegociacao | novacao | tendo o credor | tendo a credora | tendo o devedor | pelo devedor |
  pela devedora | pelos devedores | do devedor | da devedora | para com | em dia | ora quitad* |
  comprovadamente | regular quitacao | devidamente quitad* | devidamente pag* | devidamente cumprid* |
  devidamente representad* | devidamente autorizad* | legalmente | legitim* | bastante procurador |
  assim representad* | ministerio | dnit | infraero | forma de | forma | meios | espontane* | concord* |
  distribuid* | extrato | cumprimento integral | cumprimento total | liquidante | em liquidacao |
  liquidacao extrajudicial | sucessora | em sucessao | cessionaria do credito | titular do credito |
  escritural | registrada na b3 | custodiad* | custodia | endossad* | endosso | declaracao da custodiante |
  emissao | emitente | integral escritural | cartular | averbada nesta data | nesta mesma data |
  na mesma data | de igual data | em epigrafe | epigrafe | acima epigrafad* | acima descrit* |
  acima identificad* | acima caracterizad* | descrit* | caracterizad* | identificad* | supra descrit* |
  retro descrit* | retro mencionad* | retro referid* | supra referid* | em tela | objeto da presente |
  objeto desta | objeto da matricula | da presente matricula | se averba | que se averba | se averbou |
  que ora se averba | ora se cumpre | que ora se cumpre | o que ora se cumpre | que ora se efetiva |
  que ora se procede | se declara | declara se | absolvid* | absolvicao | sem renovacao | sem a renovacao |
  sem que fosse renovad* | pura e simplesmente | pura | simplesmente | tinham | tinha | livro do tombo |
  livro de tombo | preco | depositad* | nada mais o onera | nada mais o grava | nada mais consta |
  julgad* improcedente* a duvida | improcedente a duvida | improcedencia da duvida | sem objeto |
  entre outras | entre outros | a condicao de titular | na condicao de | tornad* | sem reserva |
  sem reservas | sem reserva alguma | sem qualquer reserva | sem ressalva | sem ressalvas | em carater definitivo |
  devolvida a precatoria | devolvida a carta | outrossim | igualmente | tudo quanto | tudo o quanto |
  mais de # anos | mais de trinta anos | mais de vinte anos | voltando a devedora | voltando o devedor |
  voltando a fiduciante | voltando o fiduciante | onde ja averbad* | onde ja se acham averbad* |
  onde se acham averbad* | reuniram | reunid* | reunindo | qualidades | por se ter tornado |
  inutil | desnecessari* | para o que | entregou | detinha | detinham | em seu favor | a seu favor |
  saldo integral | entregues as chaves | entrega das chaves | chaves | suspensao da suspensao |
  excecao de pre executividade | acolhid* | originou | originaram | oficiando | para os fins devidos |
  o que se cumpre | unico titular | unico atingido | atingid* | bonus | pelo valor da avaliacao |
  valor da avaliacao | cadastrad* | naquele | naqueles | naquela | naquelas | adquirindo eficacia |
  desde o seu registro | revogad* a liminar | cassad* a liminar | revogad* a tutela | se fez | imediata |
  imediato | antes do termo | antes do prazo | o mesmo se averbando | se averbando | sujeito passivo |
  comunicar | a que estava sujeit* | sem inscricao do bem | extincao da punibilidade | ja era |
  transigiram | transigir* | por nao mais pertencer | residencia | resolvendo se | bloco | torre |
  julgou improcedente a anulatoria | julgou improcedente a rescisoria | improcedente a rescisoria |
  delegacia | requisicao | faixa | suficientes | nada mais havendo | nada mais havendo a esse titulo | razao por que |
  nenhum onus | de qualquer onus   | livre de qualquer onus | livres de qualquer onus | desembaracad* | falencia | juizo universal | juizo falimentar | irrecorrid* | preclus* | irrecorrivel |
  o que neste ato se efetiva | que neste ato se efetiva | neste ato se efetiva | neste ato se cumpre | ora efetuad* | sem reconstituicao |
  sem nova inscricao | sem novo registro | reconstituicao | retornando ao devedor | retornando a devedora |
  retornando aos devedores | retornando ao fiduciante | retornando a fiduciante | retornando aos fiduciantes |
  encontra | encontram | completou | completaram | implemento | implementad* | nela | nele | nelas | neles | caucionad* | transmitindo |
  venderam | vendeu | nua propriedade | em quem se consolida | em quem se consolidam | poderes do dominio |
  ja aceit* | deferid* | apolice | seguro garantia | desocupad* | entregue | entregues | acusad* | restituid* | livre disposicao | dono | dona |
  senhorio | senhorio direto | foreir* | enfiteuta | pensoes | com o que se reunem | se reunem | dominios | direto |
  sem quitacao da divida | sem quitacao do debito | que permanece exigivel | permanece exigivel | que continua exigivel |
  continua exigivel | como quirografari* | quirografari* | passando o imovel livre | rescisao | por isso | integral cumprimento |
  julgada | julgadas | julgados | promitente* | promissari* | arrendador* | arrendatari* | contratante* | quites | posse | acessori* | expedicao | senhori* | nascimento |
  predios | dominante | dominantes | serviente | servientes | confusao | titulares | comum acordo | de comum acordo | amigavel* |
  quantias | quantias pagas | devolucao das quantias pagas | com devolucao | arras | indenizac* | desimpedid* | desembaracad* |
  persistindo embora a divida | embora persista a divida | embora subsista a divida | devolvendo ao titular a livre disposicao |
  devolvendo a livre disposicao | com extincao do feito sem resolucao do merito | ja formalizad* | antes de inscrit* |
  sem nenhum onus | por este ato se averba | que por este ato se averba | o que se averba | que lhes tocava | que lhe tocava |
  integralidade | voltando o credito | haver sido pag* | debito fiscal quitado | termo de entrega |
  o que lhe era devido | tudo o que lhe era devido | era devido | cumprida a condicao resolutiva | implementada a condicao resolutiva |
  implemento de condicao | implemento da condicao | implemento da condicao resolutiva | volta a ser disponivel | volta a ser livre |
  mandou | sem encargo | sem encargos | sem qualquer encargo | sem contraprestacao | que assim se torna | autorizou o credor fosse |
  autorizou a credora fosse | judicialmente
`
