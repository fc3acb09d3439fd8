import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { formatCount } from '#domain/format-count.ts'
import type { QueuedMail } from './outbox.ts'
import {
  mailBrand,
  mailButton as pressable,
  mailClosing,
  writeGreeting,
  mailPage,
  mailParagraph,
  mailSmallText,
} from './mail-layout.ts'

type Letter = Omit<QueuedMail, 'to'>

/** Writes the mail to a person who requested a new password. `link` opens the account once, within `hours`. */
export function writePasswordResetMail({
  name,
  link,
  hours,
}: {
  name: string
  link: string
  hours: number
}): Letter {
  return letter({
    subject: 'Seu pedido de nova senha no Arremate',
    name,
    before: [
      'Recebemos um pedido de nova senha para a sua conta no Arremate. Se foi você, escolha a senha por este link:',
    ],
    button: { label: 'Escolher nova senha', link },
    after: [
      `O link vale por ${formatCount(hours, 'hora', 'horas')} e só funciona uma vez.`,
      'Se você não pediu, ignore este e-mail: sua senha continua a mesma.',
    ],
  })
}

/** Writes the mail to the owner of a new account. `link` opens it once, within `days`. */
export function writeFirstPasswordMail({
  name,
  link,
  days,
}: {
  name: string
  link: string
  days: number
}): Letter {
  return letter({
    subject: 'Sua conta no Arremate está pronta',
    name,
    before: ['Sua conta no Arremate foi criada. Para entrar, crie sua senha por este link:'],
    button: { label: 'Criar minha senha', link },
    after: [
      `O link vale por ${formatCount(days, 'dia', 'dias')} e só funciona uma vez. Depois disso, peça outro em “Esqueci minha senha”, na página de entrada.`,
      'Se você não esperava esta conta, ignore este e-mail: sem uma senha, ninguém entra nela.',
    ],
  })
}

/**
 * Writes the mail to a person who entered the right password from a new place while others tried wrong ones. `link` signs
 * in once, within `minutes`.
 */
export function writeSignInLinkMail({
  name,
  link,
  minutes,
}: {
  name: string
  link: string
  minutes: number
}): Letter {
  return letter({
    subject: 'Seu link para entrar no Arremate',
    name,
    before: [
      'Alguém entrou com a senha certa da sua conta, de um aparelho novo, depois de muitas tentativas com senhas erradas. Se foi você, entre por este link:',
    ],
    button: { label: 'Entrar na minha conta', link },
    after: [
      `O link vale por ${formatCount(minutes, 'minuto', 'minutos')} e só funciona uma vez.`,
      'Se não foi você, alguém sabe a sua senha: não use o link e crie outra em “Esqueci minha senha”, na página de entrada.',
    ],
  })
}

/** How a password came to be another one. */
export type PasswordChangeKind = 'changed' | 'reset' | 'provisional'

const passwordChanges: Record<PasswordChangeKind, string> = {
  changed: 'no seu perfil',
  reset: 'pelo link que enviamos por e-mail',
  provisional: 'por quem administra o site, que criou uma senha provisória',
}

/** Writes the mail to a person whose password is another one now. `link` leads to where one asks for a new one. */
export function writePasswordChangedMail({
  name,
  how,
  at,
  link,
}: {
  name: string
  how: PasswordChangeKind
  at: Date
  link: string
}): Letter {
  const when = formatBrasiliaTime(at.toISOString())
  return letter({
    subject: 'Sua senha foi trocada',
    name,
    before: [
      `A senha da sua conta no Arremate foi trocada em ${when} (horário de Brasília), ${passwordChanges[how]}.`,
      'Se você sabe disso, não precisa fazer nada. Se não foi você, crie outra senha agora: isso fecha a conta em todos os aparelhos.',
    ],
    button: { label: 'Criar outra senha', link },
    after: [
      'Se esse link não resolver, responda a quem administra o site: alguém pode ter acesso ao seu e-mail.',
    ],
  })
}

/** Writes the mail to the operator about a problem. */
export function writeTroubleMail({
  title,
  detail,
  link,
}: {
  title: string
  detail: string
  link: string
}): Letter {
  return letter({
    subject: `Arremate: ${title}`,
    name: '',
    before: [title, detail],
    button: { label: 'Ver a saúde do serviço', link },
    after: ['Avisaremos de novo só se isso acabar e voltar.'],
  })
}

interface Parts {
  subject: string
  /** The person's full name; the mail uses only a plausible first name. */
  name: string
  before: string[]
  button: { label: string; link: string }
  after: string[]
}

function letter({ subject, name, before, button, after }: Parts): Letter {
  const greeting = writeGreeting(name)
  return {
    subject,
    text: `${[greeting, ...before, button.link, ...after, mailClosing].join('\n\n')}\n`,
    html: mailPage(
      subject,
      [
        mailBrand,
        ...[greeting, ...before].map(mailParagraph),
        pressable(button),
        ...after.map(mailParagraph),
        mailSmallText(
          `Se o botão não abrir, copie este endereço para o navegador:<br>${escapeMarkup(button.link)}`,
        ),
        mailSmallText(escapeMarkup(mailClosing)),
      ].join('\n'),
    ),
  }
}
