/** The error for a plan without an end, which would close the account at once. */
export const planWithoutEnd = 'Diga até quando o plano vale, ou escolha “Sem Plano”.'
