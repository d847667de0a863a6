import { z } from 'zod';
import { text } from '../text.ts';
import { entryLink, passwordLink } from './keyLinks.ts';
import type { Writer } from './mailBody.ts';

/** Links with a key: into the chat, or to choose a password. */
export const access = {
  invitation(row, siteUrl, key) {
    const { name, username } = invitationSchema.parse(row.content);
    return {
      subject: text.invitation.subject,
      opening: [text.entry.greeting(name), text.entry.invited],
      action: { label: text.entry.action, url: entryLink(row, siteUrl, key) },
      closing: [text.entry.validity(username), text.invitation.notYou],
    };
  },

  sign_in: (row, siteUrl, key) => ({
    subject: text.entry.subject,
    opening: [text.receipt.greeting, text.entry.asked],
    action: { label: text.entry.action, url: entryLink(row, siteUrl, key) },
    closing: [text.password.validity],
  }),

  team_invitation: (_, siteUrl, key) => ({
    subject: text.invitation.subject,
    opening: [text.receipt.greeting, text.invitation.intro],
    action: { label: text.invitation.action, url: passwordLink(siteUrl, key) },
    closing: [text.invitation.validity, text.invitation.notYou],
  }),

  password_link: (_, siteUrl, key) => ({
    subject: text.password.subject,
    opening: [text.receipt.greeting, text.password.intro],
    action: { label: text.password.action, url: passwordLink(siteUrl, key) },
    closing: [text.password.validity],
  }),
} satisfies Record<string, Writer>;

const invitationSchema = z.object({ name: z.string(), username: z.string() });
