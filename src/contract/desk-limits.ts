/** Maximum number of items of the adviser's desk per owner. */
export const maxOnDesk = { clients: 100, expenses: 5000, ownLots: 200 } as const

/** Maximum number of expenses of one property. */
export const maxExpensesOfItem = 500

/** Maximum number of clients whose label one property has. */
export const maxClientsOfItem = 20

/** Maximum number of properties that one bulk change names. */
export const maxBulkItems = 1000

/** Maximum number of notes that one change adds. */
export const maxAddedNotes = 100

/** Maximum characters, as JavaScript counts them. */
export const deskLengths = {
  clientName: 60,
  nextWhat: 100,
  expenseNote: 200,
  addedNote: 1000,
  lotTitle: 120,
  lotLine: 300,
  lotUrl: 2000,
  lotText: 20_000,
} as const

/** Maximum bytes of the texts of all an owner's lots from elsewhere, in UTF-8. */
export const allLotTextBytes = 1024 * 1024
