import { deskTest } from './deskVisits';
import { answerOrder } from './journeys/answerOrder';

const test = deskTest();

test('an order goes from the form over the inbox to the desk, is answered, and counted', ({
  bed,
}) => answerOrder(bed));
