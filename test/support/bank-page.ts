/** The content of an invented bank page; omitted parts are not on it. */
export interface InventedPage {
  number?: string | null
  name?: string
  evaluation?: string
  /** The line, or lines, of the prices. */
  prices?: string[]
  type?: string
  /** Inside an HTML comment, as on the bank page. */
  situation?: string | null
  rooms?: string
  garage?: string
  records?: string
  areas?: string[]
  /** Modality, edital, leiloeiro and dates, a line each. */
  sale?: string[]
  address?: string
  description?: string
  payment?: string[]
  rules?: string[]
  /** Links to documents on the page. */
  documents?: string[]
  photos?: string[]
  /** The end of a venda online, in the script of its countdown. */
  ends?: string
}

const usual = {
  number: '844441234567-8',
  name: 'COND INVENTADO',
  evaluation: '200.000,00',
  prices: ['Valor mínimo de venda: R$ 120.000,00</b> ( desconto de 40,00%)'],
  type: 'Apartamento',
  situation: null,
  rooms: '2',
  garage: '1',
  records: '12345',
  areas: ['Área total = <strong>61,20m2</strong>', 'Área privativa = <strong>48,35m2</strong>'],
  sale: ['Compra Direta'],
  address: 'RUA DAS FLORES,N. 100 APTO. 12, CENTRO - CEP: 13010-000, CAMPINAS - SAO PAULO',
  description: '2 Quartos, 1 Vaga na Garagem, Wc, Sala, Cozinha. .',
  payment: ['Recursos próprios.', 'Permite utilização de FGTS. Consulte condições e enquadramento.'],
  rules: [
    'Condomínio: Sob responsabilidade do comprador, até o limite de 10% em relação ao valor de avaliação do imóvel. A CAIXA realizará o pagamento apenas do valor que exceder o limite de 10% do valor de avaliação.',
    'Tributos: Sob responsabilidade do comprador.',
  ],
  documents: [],
  photos: [],
  ends: '',
} satisfies Required<InventedPage>

/** Returns a bank page as a browser saves it, with the given content. */
export function createBankPage(says: InventedPage = {}): string {
  const page: Required<InventedPage> = { ...usual, ...says }
  const span = (label: string, value: string) => `<span>${label}: <strong>${value}</strong></span><br>\n`
  const bullets = (texts: readonly string[]) =>
    texts.map(text => `<i class="fa fa-info-circle"></i>&nbsp;${text}<br>\n`).join('')
  return `<!doctype html><html lang="pt-br"><head><meta charset="utf-8"><title>Caixa - Imóveis à venda</title>
<script>function matricula() { return "Matrícula(s): 999"; }</script>
<style>p { color: #000 }</style></head>
<body><a href="busca-imovel.asp">Buscar<br>imóveis</a>
<form method="post" id="frm_detalhe"><h5>${page.name}
  ${page.number === null ? '' : `<input type="hidden" name="hdnimovel" id="hdnimovel" value="${page.number.replace('-', '')}">`}
  <input type="hidden" name="hdnImov1" value="08787700000001||01444400000002"></h5>
<p style="font-size:14pt">Valor de avaliação: R$ ${page.evaluation}<br><b>${page.prices.join('<br>')}</p>
<p>${span('Tipo de imóvel', page.type)}
${page.situation === null ? '' : `<!--span>Situação: <strong>${page.situation}</strong></span><br-->`}
${span('Quartos', page.rooms)}${span('Garagem', page.garage)}
${page.number === null ? '' : span('Número do imóvel', page.number)}${span('Matrícula(s)', page.records)}
${span('Comarca', 'CAMPINAS-SP')}${span('Ofício', '01')}${span('Inscrição imobiliária', '345.678')}
<span>Averbação dos leilões negativos: <strong>
  Averbado
</strong></span><br></p>
<p>${page.areas.map(area => `<span>${area}</span><br>`).join('')}</p>
<div>${page.sale.map(line => `<span>${line}</span><br>`).join('\n')}</div>
<p><strong>Endereço:</strong><br>${page.address}</p>
${page.documents.map(path => `<a href="#" onclick="javascript:ExibeDoc('${path}')">Baixar matrícula do imóvel</a>`).join('\n')}
<p><strong>Descrição:</strong><br>${page.description}</p>
<p><strong>FORMAS DE PAGAMENTO ACEITAS:</strong><br>${bullets(page.payment)}</p>
<p><strong>REGRAS PARA PAGAMENTO DAS DESPESAS (caso existam):</strong><br>${bullets(page.rules)}</p>
<a href="javascript:regrasVendaOnline();"><strong>Regras da Venda Online</strong></a>
<div id="galeria-imagens"><h2>Galeria de fotos</h2>
${page.photos.map(src => `<img src="${src}" alt="Foto do imóvel">`).join('\n')}
<!--img src="/fotos/F844441234567829.jpg"/--></div></form>
<script>var contador = {
  strLista: "1@@" + "${page.ends}" + "@@" + "" + "||"
}</script></body></html>`
}
