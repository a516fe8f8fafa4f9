// A journey waits for real servers and real budgets (10 s for a remote that hangs).
jest.setTimeout(60_000);
