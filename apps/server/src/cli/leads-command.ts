import { Reference } from '@travesia/contracts/leads';
import type { Command } from 'commander';
import { eraseLead, listLeads, readLead } from '../modules/leads/index.ts';
import { parseConfig } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { loadSecret } from '../platform/secrets/secret.ts';
import { withDatabase } from './open-for-command.ts';
import { harmless, say } from './plain-text.ts';

/** `travesia leads …`: for the operator to read, answer by email and delete what visitors sent. */
export function addLeadsCommand(program: Command): void {
  const leads = program
    .command('leads')
    .description('Consultation requests, messages and claims that visitors sent; people answer them by mail.');
  leads
    .command('list')
    .description('lists the newest, without anything of the people who sent them')
    .option('--limit <count>', 'how many', '20')
    .action(({ limit }: { limit: string }) => withDatabase((database) => list(database, Number(limit) || 20)));
  leads
    .command('show')
    .description('shows one with its message')
    .argument('<reference>', 'such as TR-7K3M-9QXD')
    .action((reference: string) => withDatabase((database) => show(database, readReference(reference))));
  leads
    .command('erase')
    .description('deletes one for good, as its sender may ask')
    .argument('<reference>', 'such as TR-7K3M-9QXD')
    .action((reference: string) => withDatabase((database) => erase(database, readReference(reference))));
}

function readReference(text: string): string {
  const parsed = Reference.safeParse(text.trim().toUpperCase());
  if (!parsed.success) throw new Error(`${text} is no reference; they look like TR-7K3M-9QXD.`);
  return parsed.data;
}

async function list(database: Database, limit: number): Promise<void> {
  const found = await listLeads(database, limit);
  for (const { reference, kind, status, language, createdAt } of found)
    say([reference, createdAt.toISOString(), kind.padEnd(12), status, language].join('  '));
  if (found.length === 0) say('Nothing has come yet.');
}

async function show(database: Database, reference: string): Promise<void> {
  const lead = await readLead(database, loadSecret(parseConfig(process.env)), reference);
  if (!lead) throw new Error(`There is nothing with the reference ${reference}.`);
  say(`kind: ${lead.kind}`);
  for (const [name, value] of Object.entries(lead.fields)) {
    if (value !== null) say(`${name}: ${value instanceof Date ? value.toISOString() : plain(value)}`);
  }
  if (lead.message !== null) say(`\n${harmless(lead.message)}`);
}

const plain = (value: unknown): string => harmless(typeof value === 'string' ? value : JSON.stringify(value));

async function erase(database: Database, reference: string): Promise<void> {
  if (!(await eraseLead(database, reference))) throw new Error(`There is nothing with the reference ${reference}.`);
  say(`${reference} is erased. Its confirmation stays in the mail outbox for up to 30 days, without the message.`);
}
