/** What Bot is doing at this moment, with the rule of its procedure. */
export const botSteps = $state<{ now: { text: string; rule: string } | null }>({ now: null });
