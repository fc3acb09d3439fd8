-- Conversations with the consultant, of accounts alone.
create table chats (
  id uuid primary key,
  user_id text not null,
  title text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on chats (user_id, updated_at desc);

create table chat_messages (
  id uuid primary key,
  chat_id uuid not null references chats on delete cascade,
  -- The order within the conversation.
  position integer not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  -- How the answer ended; null = as it should.
  status text check (status in ('interrupted', 'failed')),
  reply_to uuid references chat_messages on delete cascade,
  -- The answer's search: what was found (numbers of the listings alone), asked for and set aside.
  results jsonb,
  -- What one could ask next.
  suggestions jsonb not null default '[]',
  created_at timestamptz not null,
  unique (chat_id, position)
);
-- A question has one answer, whoever asks how often at once.
create unique index on chat_messages (reply_to);

-- How much of a model an account has used on a day.
create table model_usage (
  user_id text not null,
  day date not null,
  tokens bigint not null,
  primary key (user_id, day)
);
