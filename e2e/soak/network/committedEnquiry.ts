interface CommitBody {
  writes?: { update?: { name?: string; fields?: { Email?: { stringValue?: string } } } }[];
}

/** Reads from a request's body which document it commits; undefined for any other request. */
export function committedEnquiry(text: string): { id: string; email: string } | undefined {
  try {
    const update = (JSON.parse(text) as CommitBody).writes?.[0]?.update;
    const id = update?.name?.split('/').at(-1);
    const email = update?.fields?.Email?.stringValue;
    return id && email ? { id, email } : undefined;
  } catch {
    return undefined;
  }
}
