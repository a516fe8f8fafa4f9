import { main } from '@site/tooling/command-line/command';
import { repositoryCommand } from '../repositoryCommand';

await main(repositoryCommand);
