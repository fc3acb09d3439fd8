const listWords = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Folded words of matrículas which are never part of a person's name, whatever their capitals. */
export const documentWords =
  listWords(`sucessor sucessora sucessores ajudante ajudantes subst viuvo viuva viuvos delegatario delegataria habilitado habilitada interventora interventor respondente era substituta oficiala preposto preposta quota quotas cota cotas produtor produtora cns crnm rnm rne rani bombeiros corpo abaixo aberta abertura abril ac acao acham acima acoes acrescendo acrescer acrescimo adiante aditamento aditivo
adjudicacao administracao administradora adqte adquirente adquirentes advogada advogado afetacao agente agosto
aguas ainda ajuizada al alien alienacao alienante alienantes alienaram alienou alteracao aluguel alvara
alvenaria am ambas ambiental ambientes ambos amortizacao ampliacao anexos ano anonima anos antecipada
antenupcial anterior anteriores antes anuente anuentes ao aos ap apartamento apresentacao apresentada
apresentadas apresentados area armazens arquivado arrematacao arrematante arrematantes arrendamento arresto
arroio arrolamento art assinada assinado atas atencao ato atos autarquia autentica autenticidade auto autor
autora autorizacao autorizada autorizado autorizados autorizou autos auxiliar avaliacao avaliado avalista
avalistas averba averbacao averbada averbado averbe ba baixa bancario banco banrisul base bem beneficiaria bens
bloco bndes bnh box bradesco brasileira brasileiras brasileiro brasileiros buscas bwc cadastrado cadastral
cadastro caixa camara cancelada canceladas cancelado cancelamento capital car carater carencia carta cartorio
casa casados casal casou cau caucionante causa ccir cdhu ce cedente cedentes cedula cedular cef cei celular
centro cep certidao certidoes certifica certificacao certificado certifico certo cessao cessionaria cessionario
cgc cia cic cidade cinco circunscricao citacoes citado civel civil clausula clausulas cnd cnh cnib cnm cno cnpj
coberta cobranca cod codigo cohab colonizadora com comeca comercial comerciante comercio como comodataria
comodatario composta composto compra comprador compradora compradores compromisso comprovante comum comunhao
concluida conclusao condicoes condominos confeccoes conforme confronta confrontando confrontantes conjuge
conjuges conselho consolida consolidacao consolidada consolidando consta constam constando constante constantes
constar constava constituicao construcao construcoes construida construtor consulte conta contato contatos
contem contendo continua continuacao contr contrato contribuinte controle convencao copia corregedoria
correspondente cozinha cpf crea creci credito creditos credor credora criminal crm ctps curador curadora custas
custodiante dacao dada data debitos decima declaracao decorrido decreto decurso defensoria definitivo dela
delegacia demais demanda demolicao denominacao dentro depositario deram desembargador desembargadora
desenvolvimento designada designado desta deste determinado detran devedor devedora devedores dez df dgpc dias
digital digitalmente direita direito direitos direta diretor diretora diretoria dispensada disponibilidade
distrato distribuidora divida divisas divorciada divorciado divorcio dnit doacao doador doadora doadores doaram
documento documentos dois dominio donataria donatario donatarios dou doutor doutora doze duas duvidas duzentos
edificacao edificada edificado edital efeito efeitos eireli eletronica eletronico em email emgea emissao
emitente emitentes emitida emitido emol emolumentos empreendimentos emprestimo encargo encargos encerrada
encerramento encontro encontros endereco energia engenharia engenheiro enquanto entrada epp equipamentos es esc
escrevente escreventes escritura escritural escriv escrivania especial espolio esquerdo essa esta estado estados
estaduais estadual este eu eventuais exclusivamente execucao execucoes executada executado executados exemplo
exequente exequentes existencia exma exmo exportacao extincao extinta extinto extraida extrajudicial fabrica
faixa falecida falecimento falencia familia far farmacia favor faz fe federal feita feito fevereiro fgts fiador
fiadora fiadores fica ficam ficando ficha fideicomissario fiducia fiduciante fiduciantes fiduciaria
fiduciariamente fiduciario fiel financeira financiados financiamento fins fiscais fiscal fiscalizacao fls fnde
foi folha folhas fomento fone foram forca foreiro forma formal foro forum fracao frente fundacao fundo fundos
funrejus fusao garagem garantia garantidor geral gerente go governo grau guia habitacao habitacional habite hash
herdeira herdeiro herdeiros hipoteca hipotecado hipotecados hipotecante hipotecantes hipotecaram hipotecaria
historico hora houve ibama ideal identidade ifp igual imediato imobiliaria imobiliario imoveis imovel
impenhorabilidade importacao imposto inclusive incomunicabilidade incorporacao incorporacoes incra indicacao
indisp indisponibilidade indisponibilidades industria industrial inicia inicio inscricao inscrita inss
instituicao instituido instituidor instituidora instituiram instrumento insumos integra integral integralmente
inteiro interessada interessado interessados interina interino interveniente intervenientes intimacao intimado
intimados inventariada inventariado inventariante inventario investimentos iptu isento isolada iss issqn isto
itau itbi itcd itcmd janeiro jucemg jucepar jucerja jucesp jucisrs judicial judiciaria judiciario juiz juiza
juizes juizo julho junho juramentada juramentado juridica juros justica lado lance laudemio lavrada legal
legatario lei leia leilao leiloeira leiloeiro leiloes leste levantada levantamento liberacao licitantes limitada
limitando limites livre livro locacao locador locadora local locataria locatario logistica lote lotes ltda ma
mail maio maior mais mandado maquinas marceneiro marco mat materiais matricula matriculas matriz me mede
medicamentos medida medindo meeira meeiro mei meio mercadorias mercantil meses mesma mesmo metade metragem
metros mf mg mil minascaixa minha minimo ministerio mm modulo morada moradia motorista ms mt municipal mutuo na
nacional nacionalidade nada nao nas nascente naturalidade negat negativa negativo negativos nesta nirf no nome
nomes nominais nominal nordeste normal noroeste norte nos nota notarial notas noticia novamente novembro nua
numeracao oab obito objeto obras obrigacoes oeste of ofertante oficial oficio onde online onus operador ordem
origem outorgada outorgado outorgados outorgante outorgantes outros outubro ouvidoria pa pacto padaria pag
pagamento pagavel pagina pago para parcial parte partes participacoes particular partilha pasep passa passagem
patrimonio pavimentos pb pc pe pedido pela pelas pelo pelos pena penhora penhorada penhorados penhoras perimetro
perito permanece permanecem permanecendo permuta pessoa pessoais pi pis planta plena pode poder poente popular
por portabilidade portador portadora portal portaria positiva pr prazo preco predial predio prefeito prefeitura
preferencia premonitoria prenotacao prenotacoes prenotado presente prestacao primeira primeiro privativa proc
procede processo processos procurador procuradora procuradoria producao professora profissao programa
promissaria promissario promissarios promitente promitentes propr propriedade proprietaria proprietario
proprietarios proprio proprios prot protocolo provimento provisoria publica publicas publico publicos purgacao
purgada purgar quadra qualificada qualificado qualquer quando quanto quarta quartos quatro que quinta quit
quitacao quitado quitante raso ratificacao razao re reais real realizado recaiam receita recibo reclamada
reclamado reclamante recolhido recuo recurso recursos refere referida referido regime registrada registrador
registradora registral registro registros regulamento reino reipersecutorias remanescente renuncia renunciou
representacoes representado reproducao reprografica republica requerente requerentes requerimento reserva
reservaram residencia residencial resolucao respectivo restricoes restritivas reti retifica retificacao
retifique reu rg rj rn ro rogacao rogada rr rs rubrica rural  safra sala saldo santander sao sc sds se
secretaria securitizadora sede seguintes segunda segundo seguranca seis selo sem sendo sentenca sentencas
separacao ser serie serventia servico servicos servidao sesp sete setembro setor seu sexta sfh sicoob sicredi
sindico sistema sito situada situado sjs sjtc sob sobre sobrevivente socia social sociedade socio solicitante
solteira solteiro somente sp ssp sua sub suboficial subsistindo subsolo substitutas substituto sucessoes sudeste
sudoeste suite sujeitam sujeito sul superficiaria superficiario superintendencia superior supermercado tabela
tabelia tabeliao tabelionato tais tao taxa tel telefone tendo teor terceira termino termo termos terra terras
terreno testemunha testemunhas the tipo titular titulares titularidade titulo titulos tjdft to todo todos total
trabalho transcricao transmissao transmitente transmitentes transporte transportes tres tribunal turma tutor
tutora uma uniao unibanco unica unico unidade unidades unificacao urbana urbano usina uso usucapiao usufruto
usufrutuaria usufrutuario usufrutuarios util utilizacao vaga vagas valida validade validar valido valor vara
varanda vedada vencimento venda vendedor vendedora vendeu vendido verbal verdade verde verificado verso vertice
via vida vigencia vigesima vinculada vinte virtude vista vitalicio viver whatsapp www zona`)

/** Folded words after which a name is the name of a place, a building, a public body or a company. */
export const placeHeadWords =
  listWords(`rua ruas r av avenida avenidas alameda al travessa trav tv praca pca largo ladeira beco viela via viaduto ponte
rodovia rod estrada estr marginal passagem vereda servidao quadra bairro vila jardim parque setor nucleo
conjunto loteamento condominio cond edificio ed residencial residence bloco torre shopping galeria hotel
hospital escola colegio creche faculdade universidade instituto igreja paroquia mitra diocese capela mosteiro
cemiterio fazenda sitio chacara granja estancia gleba colonia linha povoado distrito subdistrito vilarejo aeroporto anel agencia
municipio comarca cidade estado regiao ilha praia rio corrego ribeirao riacho igarape arroio lagoa lago represa
serra morro monte campo campos porto barra cachoeira banco companhia construtora incorporadora imobiliaria
loteadora cooperativa associacao sindicato fundo fundacao clube cartorio quarteirao sao santa santo nossa san
senhora travessao mansoes chacaras recanto solar portal congregacao forum foro turma juizado villa village vivenda quinta empreendimento cachoeirinha
pousada sta sto`)

/** Folded words that a place, a company or a law begins with where they have a capital: `a Lei Maria da Penha`, but `duas casas de Maria`. */
export const capitalPlaceHeadWords =
  listWords(`lei decreto plano programa sumula jornal diario gazeta edicao casas loja lojas posto auto mercado
supermercado mercearia farmacia drogaria padaria metalurgica grafica oficina restaurante transportadora transportes
frigorifico viacao laticinios cia empresa firma grupo industria industrias comercial usina cooperativa seguradora
secretaria ministerio departamento superintendencia delegacia batalhao ginasio estadio teatro museu biblioteca terminal
estacao ramal barragem acude canal mirante balneario camping clinica maternidade laboratorio asilo orfanato seminario
convento santuario catedral matriz basilica templo`)

/** Folded adjectives between the head of a place's name and the person whom it honours. */
export const placeAdjectives =
  listWords(`estadual municipal federal publica publico publicos particular regional central centrais civel civil criminal especial especiais recursal
habitacional residencial comercial viario maconica presbiteriana metodista luterana evangelica catolica
industrial tecnica universitario infantil geral popular rural urbano internacional nacional`)

/** Folded honours that streets and cities carry too; alone they do not make the name after them a person. */
export const honourWords = listWords(
  'presidente governador senador deputado vereador prefeito coronel cel capitao major marechal mal general gal tenente sargento brigadeiro almirante padre pe frei dom irma irmao monsenhor conego bispo cardeal madre barao baronesa visconde conde duque marques marquesa princesa principe imperador comendador conselheiro embaixador ministro ministra engenheiro eng professor professora prof maestro pioneiro expedicionario cacique doutor doutora dr dra desembargador desembargadora juiz juiza delegado promotor jornalista poeta beato pastor soldado cabo mestre industrial perimetral marginal vicinal',
)
