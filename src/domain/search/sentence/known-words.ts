import { isWithinEdits } from '../edit-distance.ts'
import { numberWords } from './read-numbers.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { categoryWords } from './read-kinds.ts'

/** Common Portuguese words that resemble the name of a city; none is read as that city misspelled. */
const common = new Set(
  `
  precinho promocao jeito jeitinho capricho esquema grau pique talo acordo adulto afinal agencia aliado alguem alivio amanha amiga amigo amor andar anjo antes apoio arejado arejada armario
  arrumado assalto assunto atras atraso aula aviso bagunca banca bancario banda bandido banheira barulho base batida bebe
  bicho bife bloco boleto bolsa bolso bomba borda botao braco bradesco brasil briga burro cabeca cachorro cadastro cadeira
  caderno cafe calor cama caminho caminhao campo cancao caneta cantinho canto cantor cara carnaval carne carreira carta cartao
  carteira casado casada casal castigo cavalo celular cerca certeza chance chave chefe cheio chuva ciencia cinema claro classe
  cliente clima clube cobranca cofre coisa colega coleta comida companhia computador concurso conforto confuso conjuge
  conselho contador contrato controle coragem corpo corredor correio corretor costa cozinheira credito crianca criar crise
  cuidado culpa cultura cunhada cunhado curral curso dama danca debito decisao dente dentista deposito deputado desejo
  despesa destino deus devagar diabo diferente digital direito diretor disco doente doenca dona dono drama emprego empresa
  encanto engenheiro enorme ensino equipe erro escola escuro esforco espaco espera esperto esquerda estilo estrada estudo
  exame exemplo fabrica falta fama farmacia favela febre feio feira felicidade feliz feriado ferias ferro ferramenta festa
  fiador figura fila filme fogo fogao folga fome fonte forca forma forno forte fraco frente frio fruta fundo funil futebol
  futuro ganho garota garoto gasto gato gelado geladeira genro gerente gosto governo gramado grave graca grupo guarda guerra
  habito historia homem honesto horario horta hospede ideia idade idoso igreja imagem imenso incendio inferno inicio
  instante inverno irmao irma itau janela janta jogo jornal jovem juiz junto juros justica lado ladrao lampada laranja leitura lei
  leite lenha lento letra limao limpeza limpo linha lixo loiro longe loucura louco lugar luta luxo macaco madeira madrinha
  maldade malandro manha maquina marca marinha massa mata matar materia medico medo meia menina menino mercado mesa mestre
  metade mercearia ministro minuto miseria missa moeda molhado monte moral morte motivo motor motorista mudanca mundo muro
  musica namoro natureza negro neta neto nivel noite nome nora norma nota noticia nubank numero obra oficina oito olho
  ombro onda ontem ordem osso outono padaria padre padrinho palavra palco panela papel parada parede parente paroquia
  parque parte partida passeio pasta pastor patrao patio pausa pecado peca pele pensao perda perfume periodo perna pertence
  pessoa pintura pista plantar planta poeira poesia policia politica ponte porta portao posto poupanca pouso praca prato
  prazer prefeito preguica preso pressa presente primo princesa problema professor professora projeto promessa propaganda
  prova publico pulga quadro quente quilo quinta quintal raiva rapido raro razao receita recado recheio recibo rede regra
  reino relogio remedio renda respeito resposta reuniao revista rico roda romance rosto roupa rumo sabado sabor sacola sala
  salario saldo sangue santander sapato saude secretaria segredo semana semente senha sentido sertao servico sexta silencio
  simpatia sistema sitio sobra sobrinho sobrinha socio sofa sogra sogro soldado solteira solteiro solto sonho sorte sozinho
  susto talento tamanho tampa tapete tarde teatro teclado telha telhado tempo tenda teste texto tinta titulo toalha topo
  torneira torre tosse traje trabalho transito tranquilidade trem tres treino tribunal tristeza trono troco turma turno
  urgente vaca vacina valente vantagem vara vaso vela veludo vendedor vento verao verdade verdura vestido viagem vida vidro
  vinda vinho violencia visita viuva viuvo vizinho vizinha vizinhos vizinhanca volume vontade voo voto voz xadrez zebra
  airbnb aluguer agrado arvore churrasco desocupar despejar financeira herdeiro herdeira heranca inventario separado
  separada divorciado divorciada aposentado aposentada autonomo autonoma militar bombeiro policial enfermeira professores
  medica motoboy uber igrejas creche posto postinho onibus rodoviaria linhas
  `
    .trim()
    .split(/\s+/),
)

/** Endings of verbs, participles, diminutives and other derived words. */
const derived = /(?:[aei]r|[ai]d[oa]s?|[aei]ndo|mente|cao|coes|inh[oa]s?|dade|mento)$/

/** Whether a word is so common that it names no place by itself. */
export const isCommonWord = (word: string): boolean => common.has(word)

/** Whether a word is common or has the ending of a derived word; only after "em" may it be a misspelled place. */
export const seemsCommonWord = (word: string): boolean => common.has(word) || derived.test(word)

const listed = (words: string): string[] => words.trim().split(/\s+/)

/** Words that ask for nothing a filter could cover; they are never reported as not understood. */
export const harmlessWords: ReadonlySet<string> = new Set(
  listed(`
  a o as os um uma uns umas ao aos e ou de do da dos das d em no na nos nas num numa por pelo pela pelos pelas para pra pro
  pras pros p com c sem que q se como quando onde qual quais quanto quanta quantos quantas quem me mim te ti lhe nos eu tu
  voce voces vc vcs ce ces ele ela eles elas meu minha meus minhas seu sua seus suas nosso nossa nossos nossas este esta
  estes estas esse essa esses essas isso isto aquele aquela aqueles aquelas aquilo ai la aqui ali ca ja so somente apenas
  tambem tb tbm mas porem entao assim ate mais menos muito muita muitos muitas pouco bem mal bom boa bons boas otimo otima
  otimos otimas legal lindo linda bonito bonita bonitos bonitas bacana top algum alguma alguns algumas algo nada tudo todo
  toda todos todas outro outra outros outras mesmo mesma qualquer cada tal tipo ser sao sou era foi fosse seja sejam esta
  estao estou esteja estejam estava estar ter tem tenho tinha tenham tenha temos teria haver ha havia existe existem existir
  sim nao n ne hein to ta tao tava oi ola hey opa alo eae bom dia tarde noite boa tudo bem beleza td blz obrigado obrigada
  obg brigado brigada vlw valeu favor pf pfv gentileza licenca desculpa abraco abracos att grato grata pessoal galera gente
  tche bah guri uai oxe oxente visse falei disse
  amigo amiga senhor senhora sr sra moco moca querido querida cara mano
  quero queria quer querem queremos queriamos gostaria gostariamos gosto desejo deseja desejamos preciso precisa precisamos
  precisava procuro procura procurando procuramos busco busca buscando buscar buscamos ver vejo veja vendo olhar mostrar
  mostra mostre mostrem manda mande mandar envia envie enviar lista liste listar listagem encontrar encontra encontre
  encontro achar acha ache acho pesquisar pesquisa pesquise pode podem poderia posso podemos consegue consigo conseguem
  conseguir saber sei sabe diz diga dizer fala fale falar indica indique indicar sugere sugira sugestao sugestoes ajuda ajude
  ajudar interessa interesse interessado interessada interessados penso pensando pensar pretendo vou vamos ir vai dar da
  de deu fazer faz faca fazendo ficar fica ficam fique ficasse compra comprar comprando comprado compro compraria adquirir
  arrematar arremate vende vendem venda vendas vender vendendo morar moro mora morando viver investir invisto investindo
  investimento investimentos construir construcao alugar aluguel revender revenda renda lucrar lucro temporada negocio
  negocios oportunidade oportunidades chance opcao opcoes oferta ofertas anuncio anuncios disponivel disponiveis disponibilidade
  imovel imoveis propriedade propriedades bem bens unidade unidades residencia moradia lar caixa cef banco federal economica
  site portal catalogo retomado retomados retomada retomadas barato barata baratos baratas baratinho baratinha baratinhos
  baratinhas acessivel acessiveis conta bacaninha
  cidade cidades estado estados municipio municipios bairro bairros regiao regioes zona local localizacao localizado
  localizada localizados localizadas situado situada fica dentro perto proximo proxima proximos proximas redor redondezas
  lugar capital valor valores preco precos custo custa custam custe custem custando custar vale valendo reais real
  dinheiro grana orcamento faixa maximo maxima minimo minima media cerca torno volta partir acima abaixo entre limite teto
  total tamanho area areas util construida privativa metro metros m quadrado quadrados
  quarto quartos dormitorio dormitorios vaga vagas garagem desconto descontos avaliacao
  aceita aceite aceitam aceitem aceitando aceitar aceito permite permitem usar uso usando pagar pagamento pago paga
  caso possivel possiveis hoje agora ainda logo primeiro primeira familia filho filha filhos marido esposa mae
  pai mulher esposo irmao irma namorada namorado primo tio tia avo noivo noiva casal sozinho sozinha pais amigos
  kk kkk kkkk kkkkk rs rsrs rsrsrs haha hehe ok okay certo entendi massa show
  etc aproximadamente preferencia preferencialmente preferivelmente prefiro preferir preferimos favoravel de preferencia
  seria serve servem sirva interessante interessantes atual atualmente momento vez dia semana mes tenham teria haveria
  duvida pergunta informacao informacoes info infos detalhes dados resultado resultados
  x vs porque pois pq pelo tanto faz ambos conforme sobre ter tido sendo seriam possa possam possuem ordenar ordene ordena ordenados ordenadas ordenado ordem filtrar filtre filtra trabalham trabalha trabalhar atendem atende atendente
  vi ve viu vemos entrou entraram destaque modalidade modalidades pena superou queira codigo
  verdade saia saiam saindo desde kd cade pensando dou dando pagando recebo recebemos ganho ganhamos brasil pais cliente clientes corretor corretora guardado guardada juntei
  coisa coisas sonho realizar liga ligar ligue zap whatsapp whats telefone celular fone contato chama chamar
  falando conversar conversando comeca comecar continua volte voltar resto especifico top melhores melhor quantidade numero disso dessa desse nesse nessa deste desta neste nesta daqui dali
  possuem possui possua possuam
  alguem ninguem avisa avise avisem avisar agradeco agradecido agradecida tiver tiverem olha olhe olhem atras querendo urgente urgencia
  arruma arrume arrumar arranja arranjar passo passando estourando bora partiu socorro boas eai oie gentilmente gente turma povo
  conhece conhecem rola rolando existindo surgir aparecer aparece aparecendo esposa andei andamos urgentemente
  incluindo inclusive principalmente especialmente ideal perfeito perfeita quem sabe talvez sera`),
)

/** Features of homes that no filter covers; they are known so that none is read as a misspelled city. */
const homeFeatures: ReadonlySet<string> = new Set(
  listed(`
  piscina piscinas churrasqueira churrasqueiras varanda varandas sacada sacadas elevador elevadores suite suites banheiro
  banheiros lavabo cozinha quintal jardim portaria porteiro condominio condominios residencial mobiliado mobiliada
  mobiliados mobiliadas reformado reformada reformar reforma escritura matricula edital quitado quitada documento documentacao
  praia praias lagoa serra mar rio centro litoral interior norte sul leste oeste nordeste sudeste metro escola
  escolas hospital shopping mercado faculdade universidade parque estacao aeroporto rodovia rua avenida andar terreo
  terrea fechado fechada fechados murado murada esquina plano plana arborizado sol nascente vista academia salao festas
  playground quadra pet seguranca tranquilo tranquila calmo calma seguro segura nobre valorizado valorizada popular simples
  pequeno pequena pequenos pequenas grande grandes medio media amplo ampla espacoso espacosa alto padrao luxo luxuoso novo
  nova novos novas antigo antiga usado usada velho velha urgente urgencia parcelado parcelada parcelamento parcela parcelas
  prestacao prestacoes entrada consorcio permuta troca carro moto itbi iptu divida dividas comissao leiloeiro lance lances
  advogado cartorio registro imissao posse despejo risco riscos garantia seguranca taxa taxas imposto impostos prazo
  lavanderia despensa edicula mezanino closet copa porao deck pomar canil galinheiro cisterna alarme cameras interfone
  hidromassagem sauna lareira armarios moveis planejados laje telhado piso porcelanato ceramica
  construcao lancamento planta acabamento conservacao agronegocio pasto agua luz energia poco nascente rio corrego`),
)

/** Municipalities whose names are everyday words; such a word is a place only when the sentence marks it as one. */
export const ordinaryNames: ReadonlySet<string> = new Set([
  ...listed(`
  agudo alegre alegria alianca almas altos amparo antas apuarema aparecida areia areial areias arcos arame arraial
  armazem arvoredo atalaia aurora bagre baixio baliza bandeira bandeirante bandeirantes barra barracao barras barreira
  barro barreiras basto bastos batalha bicas bonito bonfim braga brasileira breves brejo cachoeira caldas caldeirao campanha
  campestre canela canudos capela capim capitao caracol caridade carmo carneiros casca caseiros casinhas castelo castanheira
  castanheiras cedro centenario central chacara chale chapada chaves cipo cocos colina colinas coluna combinado conceicao
  conchas concordia condado conde condor confins conquista consolacao contagem contenda coqueiral cordeiro corrente correntes cristal
  cristais cruz cruzeiro cunha currais curralinho custodia datas delta descanso descoberto desterro diamante divino dobrada
  dourado encantado encanto encruzilhada ermo escada esmeralda esperanca esplanada estacao estancia estreito estrela extrema faina fama
  farol faro fartura fatima feliz figueira filadelfia flores floresta florestal formiga formosa formoso forquilha fortuna
  fronteira fundao gameleira gentil gloria graca granito granja grossos harmonia horizonte imaculada imigrante independencia
  inocencia jardim jangada jordao juramento lagoa lagoinha laje lajes lapa laranjal laranjeiras lastro leme liberdade
  livramento logradouro lourdes luminarias luz malhada malta mamonas manga maravilha maravilhas marco marcacao mata medina
  mercedes merces meridiano mesquita milagres mirador mirante modelo moeda montanha montanhas moreno morros morrinhos natividade
  nazare nobres novais oleo olaria oriente ouro ouvidor painel paineiras pains palma palmeira palmeiras panelas panorama
  paraiso passagem passos patos patrocinio pavao pedra pedreira pedreiras pedrinhas peixe pendencias penha perola pescador
  pilar pimenta pinhal pinhao pinheiro pinheiros planalto placas ponta pontal portao porto posse propria pracinha prado prados prainha prata
  primavera princesa progresso promissao pureza quadra quilombo realeza recreio redencao redentora reduto regeneracao
  registro reserva restinga retiro ribeira ribeirao riqueza rochedo rodeio roteiro salgado salto sape saude saudades seara segredo serio
  serra serrana serrania serraria sertao sobrado socorro soledade solidao sombrio sonora sorriso sossego sumidouro
  taquara taquaral telha tesouro tiros torres touros travesseiro trindade triunfo trombas tubarao turvo una uniao
  valente vargem varzea vazante vera verdejante vereda vertentes viadutos vigia virginia aurea angulo alagoa`),
  'casa nova',
  'casa grande',
  'casa branca',
  'terra nova',
  'terra boa',
  'terra rica',
  'agua boa',
  'agua branca',
  'agua fria',
  'agua limpa',
  'boa vista',
  'bela vista',
  'campo novo',
  'ponte nova',
  'bom lugar',
  'boa hora',
  'boa nova',
  'bom retiro',
  'vista alegre',
  'bom principio',
  'lagoa nova',
  'mata verde',
  'porto seguro',
  'area branca',
  'boa ventura',
  'boa saude',
  'campo bom',
  'campo alegre',
  'ponto novo',
  'rio novo',
  'pedra branca',
  'nova vida',
  'lagoa grande',
  'area grande',
  'barra nova',
  'varzea nova',
  'rio quente',
  'rio bom',
])

const terms = `
  apartamento apartamentos terreno terrenos comercial comerciais chacara chacaras fazenda fazendas sobrado sobrados
  galpao cobertura kitnet kitnets kitinete quitinete imovel imoveis predio
  quarto quartos dormitorio dormitorios garagem garagens metros quadrados hectares banheiro banheiros suites
  leilao leiloes licitacao venda direta direto diretamente online primeiro segundo
  financiamento financiavel financiaveis financiado financiada financiar financia
  desocupado desocupada desocupados desocupadas ocupado ocupada ocupados ocupadas vazio vazia vazios vazias livre livres
  morador moradores inquilino ninguem
  liquido desconto descontos avaliacao desagio desocupacao ocupacao parcela parcelas prestacao prestacoes entrada milhao milhoes maximo minimo melhor melhores maior maiores menor menores retorno
  rentavel rentaveis rentabilidade capital capitais bairro cidade centro condominio piscina garantia
  janeiro gerais horizonte catarina preto paulo
  segunda quarta
  barato barata baratos baratas aceita aceitam procuro procurando obrigado obrigada gostaria quanto quantos
  `
  .trim()
  .split(/\s+/)

/** Every word that the recognizers know. */
const knownWords = new Set([...terms, ...categoryWords, ...numberWords, ...harmlessWords, ...homeFeatures])

/** Whether a recognizer knows the word. */
export const isKnownWord = (word: string): boolean => knownWords.has(word)

/** Words frequent enough to be the target of a correction; shorter ones have too many similar words. */
const correctionTargets = terms.filter(word => word.length >= 6 || word === 'preto' || word === 'paulo')

/**
 * Corrects misspelled words: one edit in 5 to 7 letters, two in longer ones, the first letter unchanged. A word that
 * is known, here or as part of a place's name, is never changed.
 */
export function correctSpelling(reading: SentenceReading, isPlaceWord: (word: string) => boolean): void {
  const { tokens, consumed, effort } = reading
  reading.line = null
  tokens.forEach((token, at) => {
    const { word, kind } = token
    if (consumed[at] || kind !== 'word' || word.length < 5 || word.length > 16) return
    if (knownWords.has(word) || isPlaceWord(word)) return
    for (const most of word.length >= 8 ? [1, 2] : [1]) {
      const target = correctionTargets.find(
        target => target[0] === word[0] && effort.mayCompare() && isWithinEdits(word, target, most),
      )
      if (target === undefined) continue
      token.word = target
      token.respelled = true
      return
    }
  })
}
