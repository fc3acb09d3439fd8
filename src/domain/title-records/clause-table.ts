/**
 * What words do in an act that may end a burden. A row is a list of phrases: `|` parts them, `*` stands for any ending,
 * `/` for a choice of words, `#` for a number, `@`

    for the naming of acts. The longest phrase in a place wins. */ export const clauseTable = {
  /** It ends, or is said to have been ended. */ ends: `desistencia | cancelad* | cancela | cancelam | cancelo | cancelei | cancelar | cancelando | cancelou | cancelaram | cancelamento* | canc |
    levantad* | levantamento* | levanta | levanto | levantei | levantou | levantando | levantar | liberad* | liberou | liberaram | libera | liberando | liberacao |
    baixad* | baixa | baixou | desconstitui* | sem efeito | sem mais nenhum efeito | sem nenhum efeito | sem efeitos | extint* | extincao | extingue* | extinguiu* | extinguiram | extinguindo |
    desoner* | desligad* | desligamento | desligou | desligando | renunci* | revog* | insubsistente* | insubsistencia |
    desfazimento | exclui* | exclusao | excluindo | perempcao | perempt* | anul* | nul* | distrat* | desbloque* | caducidade | invalid* |
    livre da/do/das/dos/de | livres da/do/das/dos/de | retirad* | remid* | desgravad* | desembaracad* da/do/das/dos/de | livre e desembaracad* da/do/das/dos/de | dou baixa | da baixa | de baixa | dada baixa | se cancela | se extingue | fim d* |
    nao mais subsiste | nao mais subsistem | deixa/deixam/deixou/deixaram/deixando de existir |
    deixa/deixam/deixou/deixaram/deixando de subsistir | deixa/deixam/deixou/deixaram/deixando de vigorar |
    deixa/deixam/deixou/deixaram/deixando de onerar | deixa/deixam/deixou/deixaram/deixando de gravar |
    deixa/deixam/deixou/deixaram/deixando de incidir | deixa/deixam/deixou/deixaram/deixando de integrar |
    cessa | cessam | cessou | cessaram | cessando | cessad* | resolvid* | resolveu | se resolve |
    desobrigou | desobrigad* | desvincul* | expurg* | riscad* | retirando | desaparecimento |
    dou por extint* | dou por findo/finda/cancelad* | puseram fim | pos fim | poe fim | puseram termo | pos termo | poe termo |
    tendo cessad* | havendo cessad* | relaxad* | relaxou | se desfaca | se desfacam | se extinga | se extingam |
    para que se desfaca/desfacam/extinga/extingam/cancele/cancelem/baixe/baixem/levante/levantem |
    que se desfaca/desfacam/extinga/extingam/cancele/cancelem/baixe/baixem/levante/levantem | se exaure | se exauriu | exaurid* |
    se resolveu | rescindid* | rescindiram | rescindiu | resilid* | resiliram | findou | findaram | suprimid* | desafetad* |
    exonerou o imovel | exoneraram o imovel | exonerado o imovel | sem mais efeito | retira a/o | despojou | despojaram |
    dad* por extint*/findo/finda/cancelad* | desimpedid* da/do/das/dos/de | livre e desimpedid* da/do/das/dos/de | remindo | abriu mao | abriram mao | remiu | remiram | perdeu eficacia | perdeu a eficacia |
    deram por findo/finda/extinto/extinta | de nenhum efeito | sem qualquer efeito | sem efeito algum | baixando | se libera |
    se de por extint* | se tem por extint* | se tem por cancelad* | se da por extint*`,
  /** It goes on, or is left out of what ends. */
  keeps: `
    nao e objeto | nao sao objeto | nao foi objeto | nao foram objeto | nao foi apreciad* |
    nao foram apreciad* | nao foi alcancad* | nao foram alcancad* | nao e alcancad* | nao e atingid* |
    nao foi atingid* | nao foram atingid* | nao sao afetad* | nao e afetad* | nao ha ordem | permanec* | mantid* | mantendo | manteve | mantem | subsist* | continu* | remanesc* | prossegu* |
    ressalv* | salvo | exceto | excetuad* | excecao | sem prejuizo | inalterad* | em vigor |
    em pleno vigor | passando a/o/as/os/ao | preserv* | conserv* | intact* | integr* | hig* | vigorando |
    vigora | prevalec* | vige | vigem | vigente* | perdur* | persist* | sobreviv* | resta | restam |
    restando | restou a/o | restaram as/os`,
  /** It came back. */
  restores: `
    restabelec* | revigor* | repristin* | reativ* | revalid* | convalesc* | reinscri* | volta a gravar |
    voltar a gravar | voltam a gravar | voltando a gravar | volta a vigorar | volta a | volta ao | volta o |
    volta ela | voltando a vigorar | voltando a matricula ao estado anterior |
    voltando o imovel a propriedade resoluvel | retornando os devedores | reform* | cassad* | cassou`,
  /** It was asked for, refused, put off or never done. */
  refuses: `
    nao | nunca | jamais | nem | indefer* | deneg* | negad* | negou | negando | nega | recus* | rejeit* |
    improced* | deixo | deixou | deixa | requereu | requereram | requer | requerid* |
    requerimento de cancelamento | pediu | pediram | pede | pedindo | pedido | pedidos | pleite* |
    solicit* | pendente* | pendencia* | exigenc* | devolv* | imposs* | imped* | promet* | obrig* |
    compromet* | em exame | sust* | sobrest* | suspen* | recolhid* pelo | visava | visando | inexist* |
    indevid* | obst* | inviav* | prejudicad* | desist* | arquivad* o pedido | possibilidade | viabilidade |
    cogit* | intenc* | teria | teriam | haveria | haveriam | estaria | estariam | alega* | alego* |
    supost* | afirm* | pretend* | pretens* | reivindic* | aguard* | proposta | propos | minuta |
    consulta sobre | consult* sobre | bloqueio do cancelamento | bloqueio da baixa | bloqueio do levantamento | em notificacao`,
  /** Of a part of it, of a share, of one of several. */
  part: `
    pelo valor | no valor de | parcial* | em parte | na parte | parte | partes | metade | meacao | fracao |
    quota* | cota* | quinhao | apenas | somente | so | exclusiv* | unicamente | unico | unica | limitad* |
    limite* | limitando | quanto a/ao/aos/as | em relacao a/ao/aos/as | com relacao a/ao/aos/as |
    relativamente a/ao/aos/as | no tocante a/ao/aos/as | no que toca | no que tange | no que se refere |
    no que concerne | no que diz respeito | na proporcao | proporcional* | excede* | exceder* | reduz* |
    reducao | restante* | sobre a parte | sobre metade | terco | quarto | um dos | uma das | dois dos |
    duas das | em relacao | relativamente | no tocante | quanto | pavimento | direito de habitacao |
    excecao feita | em seu nome | ideal | ideais | no que respeita | no que pertine | no que atine |
    no que interessa | tao somente | no pertinente | atinente* | concernente* | restrit* | restring* | tao so |
    na medida | perante o cedente | perante a cedente | perante o antigo | perante a antiga | perante o primitivo | perante a primitiva`,
  /** Of other units or lots. */
  others: `
    unidades | apartamentos | aptos | casas | lotes | lojas | salas | vagas | boxes | box | vaga | garagem |
    imoveis | lote # | lote n # | apartamento # | apto # | unidade # | casa # | sala # | loja # | lotes # |
    apartamentos # | outras unidades | outros imoveis | outros lotes | outras # unidades | demais unidades |
    demais imoveis | demais lotes | demais casas | area de # | area destacada | area desmembrada`,
  /** This property, as a whole. */
  own: `
    imovel desta matricula | imovel objeto desta matricula | imovel objeto da presente matricula |
    imovel da presente matricula | imovel matriculado | imovel aqui matriculado | este imovel |
    deste imovel | neste imovel | presente imovel | imovel acima | imovel supra | imovel retro |
    imovel em questao | desta matricula | esta matricula | presente matricula | nesta matricula |
    apartamento objeto desta matricula | apartamento desta matricula | unidade desta matricula |
    unidade objeto desta matricula | unidade autonoma desta matricula | lote desta matricula |
    lote objeto desta matricula | casa desta matricula | esta unidade | este apartamento | este lote |
    deste lote | desta unidade | deste apartamento | esta casa | objeto desta matricula |
    objeto da presente matricula | objeto da matricula presente | presente casa | presente unidade |
    totalidade do imovel | todo o imovel | imovel todo`,
  /** On a condition, for a time, or later. */
  conditions: `
    a ser | a serem | vir a | ficando autorizad* | fica autorizad* | ficam autorizad* | condic* |
    desde que | ate | sob pena | provis* | precari* | sem o que | caso | se | quando | enquanto | apos |
    depois | a partir | sera | serao | fosse | seja | devera* | devem | deve | podera* | pode | ficara* |
    tera | terao | eventual* | futur* | tutela | liminar* | interlocutor* | monocratic* | recorrivel | ad referendum | ad cautelam | periodo | por # dias | por # meses | por # anos |
    por trinta dias | por sessenta dias | por noventa dias | por enquanto | por hora | momentan* |
    a principio | em principio | em tese | por ora | temporar* | sujeit* | subordinad* |
    dependent* | depend* | ainda | cautelar* | cautel* | recurso | recorr* | agravo | apelacao | resoluvel |
    resolutiv* | assim que | tao logo | oportun* | efeito suspensivo | carater | mediante | prazo de |
    pelo prazo | a titulo | produz* | antecipad* a tutela | eficacia | vincend* | prestac* | parcela* |
    a receber | saldo`,
  /** It says that an act before it was wrong. */
  amends: `
    ratific* | renov* | retific* | rerratific* | corrig* | correcao | fals* | fraud* | ineficaz |
    ineficacia | onde se le | leia se | nao atinge | desfeit*`,
  /** It was done by mistake: a reason to end it. */
  mistakes: `engan* | equivoc* | erro | erros | errone* | duplicidade`,
  /** Words that turn a sentence, in whatever act. */
  turns: `
    sem | mas | porem | contudo | todavia | entretanto | embora | apesar | tampouco | antes | senao | fora |
    alem | ou | quer | talvez | possivel* | ja | menos | pois`,
  /** What the words after it tell is a reason or a source. */
  reasons: `
    por | pelo | pela | pelos | pelas | conf | conforme | consoante | segundo | nos termos | nos autos | a vista |
    em vista | tendo em vista | em razao | em virtude | em face | face | em consequencia |
    em consequencia da/do | em decorrencia | em funcao | ante | diante | devido | por forca |
    em cumprimento | em atencao | de acordo com | a requerimento | a pedido | atendendo | em obediencia |
    em atendimento | mediante autorizacao | mediante termo | mediante instrumento | mediante oficio |
    mediante mandado | mediante recibo | mediante requerimento | mediante apresentacao | mediante ordem |
    na forma | com base | com fundamento | fundamentad* | expedid* | extraid* | proferid* | passad* |
    em favor | a favor | movid* | contra | credor* | devedor* | representativ* | vinculad* | garantid* |
    decorrent* | em garantia | emitid*`,
  /** What is no burden, when it is what an act ends. */
  papers: `
    pacto | pactos | cci | cedula* | cedula de credito imobiliario | cedula de credito | prenotacao |
    protocolo | intimac* | notificac* | procedimento* | leilao | leiloes | praca | pracas | hasta |
    clausula # | clausula contratual | contrato* | aditivo* | aditamento* | fianca | aval | caucao |
    caucoes | cessao | credito* | direito* | seguro | mandado* | oficio* | depositario | nomeacao |
    processo* | autos | execucao | execucoes | acao | acoes | divida* | debito* | obrigac* | arrematacao |
    adjudicacao | certidao | certidoes | titulo | titulos | escritura | instrumento | termo | decisao |
    decisoes | sentenca | acordao | construcao | edificacao | casamento | encerramento | desmembramento |
    incorporacao | compromisso | promessa | venda | compra | doacao | nome | numero | cpf |
    garantia pessoal | garantia fidejussoria | garantias pessoais | nota promissoria | notas promissorias |
    embargos | embargo | carta | inscricao municipal | cadastro | procuracao | mora | multa | juros |
    imposto | portabilidade | financiamento | mutuo | fundo | subvenc* | subsidi* | convencao | condominio |
    programa | regime | penhor | penhores | demarcacao | descricao | prorrogacao | elevacao`,
  /** Acts that put back what they ended, when they are what an act ends. */
  undone: `
    propria averbacao | consolidacao | consolidacao da propriedade | consolidacao de propriedade |
    proprio cancelamento`,
  /** Words for a burden that do not say which. */
  generic: `
    seu direito | seus direitos | direito de usufruto | direitos de usufruto | onus | gravame* | constric* |
    restric* | garantia | garantias | ordem | ordens | medida | bloqueio | garantia real | onus real |
    instituicao | medida cautelar | medida assecuratoria | vinculo hipotecario | direito real | vinculo* `,
  /** Words for an act: what is ended stands behind them. */
  acts: `
    averbacao | averbacoes | registro | registros | inscricao | inscricoes | inscripcao | ato | atos |
    lancamento | anotacao | relacao de bens | noticia dela | noticia dele`,
  /** What may stand between what is ended and its act, its number or its kind. */
  links: `
    que se | oriund* | livro # | livro # auxiliar | lv # | primeiro grau | segundo grau | terceiro grau |
    que se registrou | que se averbou | remanescente | demais | outras | outros | onerad* | gravad* | a |
    o | as | os | um | uma | de | do | da | dos | das | no | na | nos | nas | ao | aos | e | que | seu |
    sua | seus | suas | respectiv* | constante | constantes | objeto | objetos | referid* | referente a |
    referente ao | relativo a | relativa a | relativo ao | relativa ao | mencionad* | noticiad* |
    registrad* | averbad* | inscrit* | lancad* | feit* | sob | n | numero | numeros | supra | retro |
    acima | anterior | anteriores | anteriormente | antecedente | precedente | existente | existentes |
    cedular | de primeiro grau | de segundo grau | de 1o grau | de 2o grau | em primeiro grau | primeira |
    imovel | bem | bens | que recai | que recaia | que recaiam | que recai sobre | que recaia sobre |
    que recaiam sobre | que pesa | que pesava | que pesam | incidente | incidentes | incide | incidia |
    sobre o | sobre | que grava | que gravava | que gravavam | que gravam | que onera | que onerava |
    de que trata | de que tratam | de que cuida | de que se trata | a que se refere | a que se referem |
    a que alude | referida no | ambas | ambos | todas | todos | toda | todo | a saber | daquele juizo |
    deste juizo | propria | proprio | tambem | constituid* | havid* | grau | definitiv* | inclusive | formalizad* | em sua totalidade |
    em sua integralidade | em sua integridade | em sua plenitude | por inteiro | o que consta | bem como | assim como | em consequencia a |
    em consequencia o | em consequencia as | em consequencia os | aquel* | aludid* | citad* | dita | dito |
    mesma | mesmo | ali | aqui | totalmente | inteiramente | definitivamente | em definitivo |
    integralmente | totalidade da | totalidade do | total da | total do | total | restritivas | judicial |
    fiscal | trabalhista | de bens | dos bens | sobre bens | matricula | quanto a este | unidade |
    apartamento | casa | lote | terreno | predio | livre | cuja | cujo | esse | essa | esta | este | dele |
    dela | delas | deles | lhe | a ele relativ* | a ela relativ* | a eles relativ* | a elas relativ* | vitalicio | vitalicias | hipotecario | hipotecaria | civel`,
} as const
export type ClauseRole = keyof typeof clauseTable

/** Words for each kind of burden, in the object of a sentence. */
export const kindPhrases = {
  'fiduciary-lien': `
    alienacao fiduciaria* | alienacao em fiducia | alienacoes fiduciarias | alienacao | alien fid* |
    alien fiduciaria | al fid | propriedade fiduciaria | propriedade resoluvel fiduciaria |
    propriedade resoluvel | propr resoluvel | garantia fiduciaria | registro fiduciario | fiducia`,
  mortgage: `
    hipoteca remanescente | hipotec* | hypotec* | hypothec* | inscricao hipotecaria | garantia hipotecaria |
    onus hipotecario`,
  attachment: `penhora | penhoras`,
  'pre-judgment-attachment': `arresto | arrestos | sequestro | sequestros`,
  unavailability: `indisponib* | indisp`,
  usufruct: `usufruto | usufrutos`,
  easement: `servidao | servidoes`,
  'restrictive-clauses': `clausula | clausulas | inalienab* | impenhorab* | incomunicab* | clausula de | clausulas de | bem de familia`,
  'lawsuit-notice': `
    premonitoria* | averbacao premonitoria | averbacao da execucao | averbacao da acao | averbacao de acao |
    averbacao de execucao | averbacao da existencia | noticia da acao | noticia de acao |
    noticia da execucao | existencia da acao | existencia de acao | registro da citacao |
    averbacao do ajuizamento | anotacao da acao | averbacao da demanda | anotacao da demanda |
    noticia da demanda | averbacao relativa a execucao | averbacao referente a execucao |
    averbacao relativa a acao | anotacao da existencia`,
  lease: `locacao | arrendamento | contrato de locacao | contrato de arrendamento`,
  'other-burden': `afetacao | patrimonio de afetacao | tombamento | arrolamento | reserva legal |
    enfiteuse | aforamento | o foro | dominio direto`,
} as const
