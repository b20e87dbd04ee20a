import '../styles/frame.css';
import '../styles/list.css';
import '../styles/thread.css';
import '../styles/composer.css';
import '../styles/about.css';
import '../styles/begin.css';
import '../styles/team.css';
import '../styles/narrow.css';
