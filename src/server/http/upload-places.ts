import { Refusal } from './refusal.ts'

/** Maximum number of files received at once. */
interface UploadLimits {
  perPerson: number
  total: number
}

const usualLimits: UploadLimits = { perPerson: 2, total: 10 }

export interface UploadPlaces {
  /** Receives a file while it has a place. @throws Refusal 429 when there is none */
  run<T>(personKey: string, receive: () => Promise<T>): Promise<T>
}

/** Bounds the files that are received at once, each of which is held in memory whole. */
export function createUploadPlaces({ perPerson, total }: UploadLimits = usualLimits): UploadPlaces {
  const receivingOf = new Map<string, number>()
  let receiving = 0
  return {
    async run(personKey, receive) {
      const own = receivingOf.get(personKey) ?? 0
      if (own >= perPerson || receiving >= total) {
        throw new Refusal(
          'too_many_requests',
          'Há muitos arquivos sendo enviados agora. Espere alguns segundos e tente de novo.',
          { retryAfter: 10 },
        )
      }
      receivingOf.set(personKey, own + 1)
      receiving += 1
      try {
        return await receive()
      } finally {
        receiving -= 1
        const remaining = (receivingOf.get(personKey) ?? 1) - 1
        if (remaining === 0) receivingOf.delete(personKey)
        else receivingOf.set(personKey, remaining)
      }
    },
  }
}
