import type { PlanChangeKind } from './plan-changes.ts'

/** An event of the payment provider (Lastlink): its name in the provider's panel and its effect. */
interface KnownEvent {
  name: string
  /** The name in the provider's panel. */
  label: string
  /** `null` for an event that is stored without an effect. */
  kind: Exclude<PlanChangeKind, 'grant' | 'underpaid'> | null
  /** Portuguese, for the administrator. */
  effect: string
}

const none = 'Só registrado'

const event = (
  name: string,
  label: string,
  kind: KnownEvent['kind'] = null,
  effect: string = none,
): KnownEvent => ({ name, label, kind, effect })

/** All 17 events in the order of a purchase's life. */
export const lastlinkEvents: readonly KnownEvent[] = [
  event('Abandoned_Cart', 'Carrinho Abandonado'),
  event('Purchase_Request_Confirmed', 'Fatura Criada', null, 'Só registrado: ainda não foi pago'),
  event(
    'Purchase_Order_Confirmed',
    'Compra Completa',
    'payment',
    'Cria a conta e dá acesso: 30 dias (mensal) ou 360 (anual)',
  ),
  event(
    'Recurrent_Payment',
    'Pagamento de Renovação Efetuado',
    'payment',
    'Estende o acesso, a partir do fim atual ou do pagamento, o que vier depois',
  ),
  event(
    'Subscription_Renewal_Pending',
    'Assinatura Pendente de Renovação',
    'pending',
    'Avisa o cliente; o acesso segue até o fim do período',
  ),
  event('Purchase_Request_Expired', 'Pedido de Compra Expirada'),
  event('Purchase_Request_Canceled', 'Pedido de Compra Cancelado'),
  event('Refund_Requested', 'Reembolso solicitado', null, 'Só registrado: nada muda até o reembolso'),
  event(
    'Payment_Refund',
    'Pagamento Reembolsado',
    'refund',
    'Tira o que resta deste pagamento; sem outro tempo pago, suspende agora',
  ),
  event(
    'Payment_Chargeback',
    'Pagamento Estornado',
    'chargeback',
    'Tira o que resta deste pagamento; sem outro tempo pago, suspende agora. Avisa o operador',
  ),
  event('Refund_Period_Over', 'Periodo de Reembolso Terminado'),
  event(
    'Subscription_Canceled',
    'Assinatura Cancelada',
    'cancel',
    'Não se renova; o acesso segue até o fim do período',
  ),
  event(
    'Subscription_Expired',
    'Assinatura Expirada',
    'end',
    'Tira o que resta desta assinatura; sem outra paga, o acesso acaba',
  ),
  event(
    'Product_Access_Started',
    'Início liberação de acesso',
    'access',
    'Dá acesso pelo período do plano, se o pagamento não chegou',
  ),
  event(
    'Product_Access_Ended',
    'Fim liberação de acesso',
    'end',
    'Tira o que resta desta assinatura; sem outra paga, o acesso acaba',
  ),
  event('Subscription_Product_Access', 'Liberação e remoção de acesso'),
  event('Active_Member_Notification', 'Notificar Membro Ativo'),
]

/** A spelling mistake of the provider's own panel. */
const misspelt = { subscription_product_acess: 'Subscription_Product_Access' } as const

const byName = new Map(lastlinkEvents.map(known => [known.name.toLowerCase(), known]))
for (const [wrong, name] of Object.entries(misspelt)) {
  const known = byName.get(name.toLowerCase())
  if (known) byName.set(wrong, known)
}

/** Finds an event by its name in any case; `null` for an unknown name. */
export const findLastlinkEvent = (name: string): KnownEvent | null =>
  byName.get(name.trim().toLowerCase()) ?? null
