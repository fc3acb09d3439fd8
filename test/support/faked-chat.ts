import type { Chat } from '#contract/chat-schemas.ts'

const createdAt = '2026-11-20T12:00:00Z'

/** A conversation in which only the consultant's greeting is. */
export const fakedNewChat: Chat = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Assistente IA',
  createdAt,
  updatedAt: createdAt,
  messages: [
    {
      id: '22222222-2222-4222-8222-222222222222',
      role: 'assistant',
      content: 'Olá! Sou o consultor.',
      createdAt,
      status: null,
      replyToId: null,
      replyToText: null,
      results: null,
      suggestions: [],
    },
  ],
}
