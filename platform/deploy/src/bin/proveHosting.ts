import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run deploy:prove',
    summary: "Let Google's own tools deploy to the stand-in for Firebase Hosting, and compare.",
    options: { record: { help: 'write down the calls of the tools, for the unit tests' } },
  },
  async ({ values }) => {
    const { installTools } = await import('../conformance/officialTools');
    const { compareWithGoogleTools } = await import('../conformance/compareWithGoogleTools');
    await installTools((line) => console.log(line));
    return compareWithGoogleTools({
      isRecording: values.record ?? false,
      say: (line) => console.log(line),
    });
  },
);
