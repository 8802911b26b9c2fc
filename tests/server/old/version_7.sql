BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('7');
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,0,'Ann','hello');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	told TEXT NOT NULL, at BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',0,NULL,'deal','[{"name":"round_began","facts":{"round":1},"knows":null,"secret":[]}]',1795061369);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,0,'plan:14','[{"name":"planned","facts":{"seat":0,"card":14},"knows":[0],"secret":[]}]',1795061369);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',2,0,'undo','[]',1795061369);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',3,0,'plan:14','[{"name":"planned","facts":{"seat":0,"card":14},"knows":[0],"secret":[]}]',1795061369);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',4,0,'plan:15','[{"name":"planned","facts":{"seat":0,"card":15},"knows":[0],"secret":[]}]',1795061369);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',5,1,'plan:3','[{"name":"planned","facts":{"seat":1,"card":3},"knows":[1],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',6,1,'plan:5','[{"name":"planned","facts":{"seat":1,"card":5},"knows":[1],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',7,2,'plan:6','[{"name":"planned","facts":{"seat":2,"card":6},"knows":[2],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',8,2,'plan:8','[{"name":"planned","facts":{"seat":2,"card":8},"knows":[2],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',9,0,'bid:0','[]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',10,1,'bid:0','[]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',11,2,'bid:0','[{"name":"bid_opened","facts":{"seat":0,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":1,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":2,"coins":0},"knows":null,"secret":[]},{"name":"leads","facts":{"seat":2},"knows":null,"secret":[]},{"name":"die_cast","facts":{"die":1},"knows":null,"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',12,2,'stake:keep','[{"name":"staked","facts":{"seat":2,"points":1},"knows":null,"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',13,2,'lead:6','[{"name":"led","facts":{"seat":2,"card":6},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":0,"card":14},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":1,"card":3},"knows":null,"secret":[]},{"name":"prize_won","facts":{"seat":0,"points":1},"knows":null,"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',14,2,'draw:deck','[{"name":"drew","facts":{"seat":2,"card":4},"knows":[2],"secret":["card"]},{"name":"card_drawn","facts":{"card":4},"knows":[2],"secret":[]},{"name":"drew","facts":{"seat":0,"card":10},"knows":[0],"secret":["card"]},{"name":"card_drawn","facts":{"card":10},"knows":[0],"secret":[]},{"name":"drew","facts":{"seat":1,"card":1},"knows":[1],"secret":["card"]},{"name":"card_drawn","facts":{"card":1},"knows":[1],"secret":[]},{"name":"round_began","facts":{"round":2},"knows":null,"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',15,0,'plan:10','[{"name":"planned","facts":{"seat":0,"card":10},"knows":[0],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',16,0,'plan:15','[{"name":"planned","facts":{"seat":0,"card":15},"knows":[0],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',17,1,'plan:1','[{"name":"planned","facts":{"seat":1,"card":1},"knows":[1],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',18,1,'plan:5','[{"name":"planned","facts":{"seat":1,"card":5},"knows":[1],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',19,2,'plan:4','[{"name":"planned","facts":{"seat":2,"card":4},"knows":[2],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',20,2,'plan:8','[{"name":"planned","facts":{"seat":2,"card":8},"knows":[2],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',21,0,'bid:0','[]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',22,1,'bid:0','[]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',23,2,'bid:0','[{"name":"bid_opened","facts":{"seat":0,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":1,"coins":0},"knows":null,"secret":[]},{"name":"bid_opened","facts":{"seat":2,"coins":0},"knows":null,"secret":[]},{"name":"leads","facts":{"seat":2},"knows":null,"secret":[]},{"name":"die_cast","facts":{"die":6},"knows":null,"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',24,2,'stake:keep','[{"name":"staked","facts":{"seat":2,"points":6},"knows":null,"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',25,2,'lead:4','[{"name":"led","facts":{"seat":2,"card":4},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":0,"card":15},"knows":null,"secret":[]},{"name":"shown","facts":{"seat":1,"card":5},"knows":null,"secret":[]},{"name":"prize_won","facts":{"seat":0,"points":6},"knows":null,"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',26,2,'draw:deck','[{"name":"drew","facts":{"seat":2,"card":12},"knows":[2],"secret":["card"]},{"name":"card_drawn","facts":{"card":12},"knows":[2],"secret":[]},{"name":"drew","facts":{"seat":0,"card":9},"knows":[0],"secret":["card"]},{"name":"card_drawn","facts":{"card":9},"knows":[0],"secret":[]},{"name":"drew","facts":{"seat":1,"card":7},"knows":[1],"secret":["card"]},{"name":"card_drawn","facts":{"card":7},"knows":[1],"secret":[]},{"name":"round_began","facts":{"round":3},"knows":null,"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',27,0,'plan:9','[{"name":"planned","facts":{"seat":0,"card":9},"knows":[0],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',28,0,'plan:10','[{"name":"planned","facts":{"seat":0,"card":10},"knows":[0],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',29,1,'plan:1','[{"name":"planned","facts":{"seat":1,"card":1},"knows":[1],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',30,1,'plan:7','[{"name":"planned","facts":{"seat":1,"card":7},"knows":[1],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',31,2,'plan:8','[{"name":"planned","facts":{"seat":2,"card":8},"knows":[2],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',32,2,'plan:11','[{"name":"planned","facts":{"seat":2,"card":11},"knows":[2],"secret":[]}]',1795061370);
INSERT INTO "entries" VALUES('TTTTTTTTTTTTTTTTTTTTTT',33,0,'bid:0','[]',1795061370);
CREATE TABLE own_reviews (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	until INTEGER NOT NULL, 
	review TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann');
CREATE TABLE reviews (
	table_id TEXT NOT NULL, 
	review TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	person TEXT, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, 
	nonce TEXT NOT NULL, 
	stood_in INTEGER NOT NULL, 
	resigned INTEGER NOT NULL, tincture TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',0,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','Ann','','4c8964fec2a80c205d5742aa40d5b25f',0,0,'azure');
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',1,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','','','4c8964fec2a80c205d5742aa40d5b25f',0,0,'or');
INSERT INTO "seats" VALUES('TTTTTTTTTTTTTTTTTTTTTT',2,'person','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761','','','4c8964fec2a80c205d5742aa40d5b25f',0,0,'vert');
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('TTTTTTTTTTTTTTTTTTTTTT',30,'{"format":"regalia-position","version":1,"game":"tiny","rules":1,"seats":3,"options":{"ruleset":"normal","rounds":3,"coins":9,"gifts":true,"first_player":"random"},"dice":{"key":"8aec5becd2c7fa730f67d21f35969dfde4b395084dc8feea7b9f4128f7311f57","drawn":18},"state":{"phase":"plan","round":3,"first":2,"leader":2,"die":6,"prize":6,"bank":0,"market":2,"coins":[9,9,9],"bids":[0,0,0],"points":[7,0,0],"deck":[],"discard":[6,14,3,4,15,5],"hands":[[9,10,16],[1,7,13],[8,11,12]],"known":[[],[],[]],"plans":[[],[],[]]},"since":[[0,"plan:9"],[0,"plan:10"],[1,"plan:1"],[1,"plan:7"]]}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	owner TEXT, 
	made BIGINT NOT NULL, 
	secret TEXT NOT NULL, 
	seed TEXT, 
	start TEXT, 
	uploaded INTEGER NOT NULL, 
	over INTEGER NOT NULL, 
	rematch TEXT, version INTEGER DEFAULT '0' NOT NULL, flow TEXT DEFAULT '' NOT NULL, origin TEXT, origin_at INTEGER, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('TTTTTTTTTTTTTTTTTTTTTT','tiny',1,'{"coins":9}','ebcb9678d3eab61a6bcedccc6071850f2b2d222208a3a281b4641301cbc34761',1795061369979761763,'73a8346b37485d235985a867f267cb9f8b3fe133f4b3822c5e34f3595df6a2e1','"4f79346588e2a6a860619873b139b1506d80a1c924b619634bd9418c9a5a9232"',NULL,0,0,NULL,34,'{"held":[],"ready":[]}',NULL,NULL);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX tables_by_origin ON tables (origin);
COMMIT;
