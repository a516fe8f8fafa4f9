/** Why an API of Google refused, to stand behind what it refused: its answers are `{error: {message}}`. Empty where it does not say. */
export function googleReason(answer: Uint8Array): string {
  try {
    const { error } = JSON.parse(new TextDecoder().decode(answer)) as {
      error?: { message?: string };
    };
    return error?.message ? `: ${error.message.replace(/\.$/, '')}` : '';
  } catch {
    return '';
  }
}
