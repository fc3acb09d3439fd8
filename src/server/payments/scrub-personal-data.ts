/** Numbers that identify things; their digits are not personal. */
const uuid = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i

const patterns = [
  // E-mails.
  /[^\s@<>"',;:()]{1,254}@[^\s@<>"',;:()]+/gu,
  // CNPJ, also with letters, and CPF.
  /(?<![\dA-Z])[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-?\d{2}(?!\d)/gi,
  /(?<!\d)\d{2}[. ]?\d{3}[. ]?\d{3}[/ ]?\d{4}[- ]?\d{2}(?!\d)/g,
  /(?<!\d)\d{3}[. ]?\d{3}[. ]?\d{3}[-. ]?\d{2}(?!\d)/g,
  // Telephone numbers: international, with an area code, without.
  /\+\d[\d ().-]{6,}\d/g,
  /(?<!\d)(?:55[ -]?)?\(?0?\d{2}\)?[ .-]?9?[ .-]?\d{4}[ .-]?\d{4}(?!\d)/g,
  /(?<!\d)9\d{4}[ -]?\d{4}(?!\d)/g,
  /(?<![\d-])\d{4}-\d{4}(?![\d-])/g,
]

/** Replaces everything in a text that looks like an e-mail, a CPF, a CNPJ or a telephone number by `***`. */
export const scrubPersonalData = (text: string): string =>
  text
    .split(uuid)
    .map((part, place) =>
      place % 2 === 1 ? part : patterns.reduce((left, pattern) => left.replace(pattern, '***'), part),
    )
    .join('')
