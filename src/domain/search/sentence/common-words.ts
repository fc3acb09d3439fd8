/** Common Portuguese words that resemble the name of a city; none is read as that city misspelled. */
const common = new Set(
  `
  acordo adulto afinal agencia aliado alguem alivio amanha amiga amigo amor andar anjo antes apoio arejado arejada armario
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

export const isCommonWord = (word: string): boolean => common.has(word)

/** Whether a word is common or has the ending of a derived word; only after "em" may it be a misspelled place. */
export const seemsCommonWord = (word: string): boolean => common.has(word) || derived.test(word)
