import sax, { type SAXParser, type Tag } from 'sax'
import { tableLimits, type TableRow, UnreadableTable } from './table-row.ts'

/** Feeds XML to a parser piece by piece; a DOCTYPE, which a workbook never has, is refused. */
function createXmlParser(): SAXParser {
  const parser = sax.parser(true, { position: false })
  parser.onerror = error => {
    throw new UnreadableTable('A planilha tem um erro por dentro e não pôde ser lida.', { cause: error })
  }
  parser.ondoctype = () => {
    throw new UnreadableTable('A planilha não é a de uma prefeitura: traz um DOCTYPE.')
  }
  return parser
}

/** Collects the texts that the sheets of a workbook share. */
export class SharedTextParser {
  readonly texts: string[] = []
  readonly #xml = createXmlParser()
  #text = ''
  #inText = false
  #phonetic = 0
  #characters = 0

  constructor() {
    this.#xml.onopentag = ({ name }) => {
      if (name === 'si') this.#text = ''
      if (name === 'rPh') this.#phonetic += 1
      this.#inText = name === 't' && this.#phonetic === 0
    }
    this.#xml.ontext = text => {
      if (this.#inText && this.#text.length < tableLimits.cell) this.#text += text
    }
    this.#xml.onclosetag = name => {
      this.#inText = false
      if (name === 'rPh') this.#phonetic -= 1
      if (name !== 'si') return
      this.#characters += this.#text.length + 8
      if (this.#characters > tableLimits.sharedText)
        throw new UnreadableTable('A planilha tem textos demais.')
      this.texts.push(this.#text)
    }
  }

  write(text: string): void {
    this.#xml.write(text)
  }
}

/** “BC” → 54: the number of the column that a cell's address names, from 0; -1 for none. */
function readColumn(address: string | undefined): number {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0] ?? ''
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Reads a sheet's rows; dates stay numbers of days, as the sheet has them. */
export class SheetParser {
  readonly #xml = createXmlParser()
  #rows: TableRow[] = []
  #cells: string[] = []
  #line = 0
  #column = -1
  #type = ''
  #value = ''
  #isValue = false

  constructor(sharedTexts: readonly string[]) {
    this.#xml.onopentag = tag => this.#open(tag as Tag)
    this.#xml.ontext = text => {
      if (this.#isValue && this.#value.length <= tableLimits.cell) this.#value += text
    }
    this.#xml.onclosetag = name => {
      if (name === 'v' || name === 't') this.#isValue = false
      if (name === 'c') this.#close(sharedTexts)
      if (name === 'row') this.#rows.push({ line: this.#line, cells: this.#cells })
    }
  }

  #open({ name, attributes }: Tag): void {
    if (name === 'row') {
      this.#line = Number(attributes.r ?? this.#line + 1) || this.#line + 1
      this.#cells = []
      this.#column = -1
    } else if (name === 'c') {
      const column = readColumn(attributes.r)
      this.#column = column === -1 ? this.#column + 1 : column
      this.#type = attributes.t ?? 'n'
      this.#value = ''
    } else if (name === 'v' || name === 't') this.#isValue = true
  }

  #close(sharedTexts: readonly string[]): void {
    if (this.#column >= tableLimits.cells || this.#value === '') return
    while (this.#cells.length < this.#column) this.#cells.push('')
    const text = this.#type === 's' ? (sharedTexts[Number(this.#value)] ?? '') : this.#value
    this.#cells[this.#column] = text.slice(0, tableLimits.cell).trim()
  }

  /** Returns the rows that end in this piece of the sheet. */
  take(text: string): TableRow[] {
    this.#xml.write(text)
    return this.#rows.splice(0)
  }
}
