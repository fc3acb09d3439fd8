-- What somebody who buys to live said: `{"parameters": {"renda": "4000"}, "isForLiving": true}`; null = nothing.
alter table usuarios add column perfil_moradia jsonb check (jsonb_typeof(perfil_moradia) = 'object');
